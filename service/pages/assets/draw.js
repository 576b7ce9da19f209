// Words for the dice, drawn by the browser itself: the server sends the list, and has no hand in what is picked. Without this script the button
// asks the server, which says that it drew them.
"use strict";
(() => {
  const button = document.querySelector("button[data-draw]");
  const field = document.getElementById("phrase");
  const told = document.getElementById("phrase-drawn");
  if (!button || !field || !told || !window.crypto?.getRandomValues) return;
  const WORDS = 10;

  button.addEventListener("click", async (event) => {
    event.preventDefault();
    try {
      const response = await fetch(button.dataset.draw, { credentials: "omit" });
      const list = (await response.text()).trim().split("\n");
      // As many words as a byte has values: none is likelier than another.
      if (!response.ok || list.length !== 256) throw new Error("no list of words");
      field.value = Array.from(crypto.getRandomValues(new Uint8Array(WORDS)), (byte) => list[byte]).join(" ");
      told.textContent = button.dataset.drawn;
      field.focus();
    } catch {
      button.form.requestSubmit(button);
    }
  });
})();
