// The panel "How hard is it?": asks for a forecast and shows each result of the stream in place of the last.

const SOON = 350; // milliseconds after a change before the fight is asked about
const AGAIN = 4000;

class ForecastPanel {
  constructor(element) {
    this.element = element;
    this.body = element.querySelector("[data-forecast-body]");
    this.said = element.querySelector("[data-forecast-said]");
    this.result = null;
    this.question = "";
    this.asked = 0;
    this.waiting = {};
    element.addEventListener("click", (event) => this.choose(event));
    element.addEventListener("change", (event) => {
      if (event.target.name === "forecast-aim") this.aim = event.target.value;
    });
    for (const left of ["pointerleave", "focusout"]) element.addEventListener(left, () => this.settle());
  }

  ask(question) {
    const text = JSON.stringify(question);
    if (text === this.question) return;
    this.question = text;
    this.element.classList.remove("wait");
    this.element.classList.add("soft");
    const mine = ++this.asked;
    this.stop?.abort();
    setTimeout(() => mine === this.asked && this.listen(text, mine), this.result ? SOON : 0);
  }

  wait() {
    this.question = "";
    this.asked++;
    this.stop?.abort();
    this.element.classList.add("wait");
    this.said.textContent = this.element.dataset.waiting;
  }

  /* There is only one side yet. */
  alone(missing) {
    this.wait();
    this.element.classList.remove("wait", "soft");
    this.result = null;
    const { title, aloneHow, alone: noOpponents, noHeroes } = this.element.dataset;
    const alone = missing === "heroes" ? noHeroes : noOpponents;
    const part = document.createElement("section");
    part.dataset.part = "verdict";
    const made = [["h2", title], ["p", ""], ["p", aloneHow]].map(([name, text]) => {
      const one = document.createElement(name);
      one.textContent = text;
      return one;
    });
    const word = document.createElement("strong");
    word.textContent = this.said.textContent = alone;
    made[1].className = "verdictline";
    made[2].className = "note";
    made[1].append(word);
    part.append(...made);
    this.body.replaceChildren(part);
  }

  async listen(text, mine) {
    this.stop = new AbortController();
    try {
      const answer = await fetch("/forecast", {
        method: "POST",
        body: text,
        headers: { "content-type": "application/json" },
        signal: this.stop.signal,
      });
      if (answer.status === 422) return this.wait();
      if (!answer.ok) return this.fail();
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done || mine !== this.asked) break;
        const parts = (rest + value).split("\n\n");
        rest = parts.pop();
        for (const part of parts) if (part.startsWith("data: ")) this.show(JSON.parse(part.slice(6)), mine);
      }
    } catch (error) {
      if (error.name !== "AbortError") this.fail();
    }
  }

  show(result, mine) {
    if (mine !== this.asked) return;
    if (result.state === "busy") {
      setTimeout(() => mine === this.asked && this.listen(this.question, mine), AGAIN);
      return;
    }
    const word = this.result?.word;
    this.result = result;
    this.element.classList.remove("soft");
    const fresh = document.createElement("div");
    fresh.innerHTML = result.html;
    const parts = [...fresh.querySelectorAll(":scope > [data-part]")];
    const names = parts.map((part) => part.dataset.part);
    for (const old of this.body.querySelectorAll(":scope > [data-part]"))
      if (!names.includes(old.dataset.part)) old.remove();
    for (const part of parts) this.put(part);
    if (word !== result.word) this.said.textContent = this.body.querySelector("[data-said]")?.textContent ?? "";
    this.element.dispatchEvent(new CustomEvent("forecast:result", { bubbles: true, detail: result }));
  }

  // A part under the pointer or with the focus is replaced when it has been left: nothing moves under a finger.
  put(part) {
    const name = part.dataset.part;
    const old = this.body.querySelector(`:scope > [data-part="${name}"]`);
    if (old && old.isEqualNode(part)) return;
    if (old && old.querySelector("button, input") && (old.matches(":hover") || old.contains(document.activeElement))) {
      this.waiting[name] = part;
      return;
    }
    const radio = this.aim && part.querySelector(`[value="${this.aim}"]`);
    if (radio) radio.checked = true;
    if (old) old.replaceWith(part);
    else this.body.insertBefore(part, this.body.querySelector(':scope > [data-part="sure"]'));
  }

  settle() {
    setTimeout(() => {
      const held = Object.values(this.waiting);
      this.waiting = {};
      for (const part of held) this.put(part);
    });
  }

  choose(event) {
    const button = event.target.closest("[data-change]");
    if (!button || !this.result) return;
    const effect = [...this.result.changes, ...this.result.decides].find((one) => one.id === button.dataset.change);
    if (!effect) return;
    const detail = { id: effect.id, name: effect.text, edits: effect.edits };
    this.element.dispatchEvent(new CustomEvent("forecast:change", { bubbles: true, cancelable: true, detail }));
  }

  fail() {
    this.element.classList.remove("soft");
    this.said.textContent = this.element.dataset.failed;
  }
}

const panels = new WeakMap();

export function forecast(element) {
  if (!panels.has(element)) panels.set(element, new ForecastPanel(element));
  return panels.get(element);
}

for (const element of document.querySelectorAll("[data-forecast][data-scenario]"))
  forecast(element).ask({ scenario: element.dataset.scenario });
