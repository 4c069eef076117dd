// Chances take a while to work out. Until they are there the page shows the gauges, and exchanges them then.

const PARTS = ["swung", "turning"];

async function later() {
  const address = document.getElementById("swung")?.dataset.later;
  if (!address) return;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of PARTS) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (old && fresh) old.replaceWith(document.adoptNode(fresh));
  }
  later();
}

later();
