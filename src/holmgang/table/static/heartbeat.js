// Whether the server is still there. A socket alone does not tell: on a stalled network it stays open for minutes.
// The page asks every few seconds, and the server must say something in time. The server listens for the same beat and
// tells the others at the table when it stops (tab.py).

const EVERY = 3000;
const PATIENCE = 8000; // after a beat the server has so long to say anything

export class Heartbeat {
  // `send` sends a message if the socket is open; `stalled` is called once when nothing is heard in time.
  constructor(send, stalled) {
    Object.assign(this, { send, stalled });
    this.asked = 0;
    setInterval(() => this.beat(), EVERY);
    document.addEventListener("visibilitychange", () => this.beat());
    addEventListener("offline", () => this.stalled());
  }

  // A new socket: the server hears the first beat at once, or it would wait for ever for a page that stalls before one.
  opened() {
    this.asked = 0;
    this.beat();
  }

  // Timers of a hidden page run late: it says so, and is not held to its beat.
  beat() {
    if (this.asked && !document.hidden && performance.now() - this.asked > PATIENCE) {
      this.asked = 0;
      this.stalled();
    } else if (this.send({ do: "beat", hidden: document.hidden }) && !this.asked) this.asked = performance.now();
  }

  heard() {
    this.asked = 0;
  }
}
