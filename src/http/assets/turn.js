// What a page can do beyond plain forms: the board and the list follow each other, counts are kept, orders are shuffled by
// buttons, and a notice says when the campaign has moved on. Nothing here ever submits a form.
"use strict";
(() => {
  const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
  const form = document.querySelector(".turn-form");
  const controlOf = (choice) => form && all("input[data-choice]", form).find((input) => input.dataset.choice === choice);

  const isOn = (input) => (input.type === "number" ? Number(input.value) > 0 : input.checked);

  function showOnBoard() {
    for (const mark of all("svg.board .mark")) {
      const input = controlOf(mark.dataset.choice);
      if (input && !input.name.startsWith("order:")) mark.classList.toggle("is-selected", isOn(input));
    }
  }

  function count() {
    for (const output of all("output.count")) {
      if (output.dataset.count === "some") {
        const picked = all('input[name="some"]', form).filter((input) => input.checked).length;
        const isRight = picked >= Number(output.dataset.least) && picked <= Number(output.dataset.most);
        output.textContent = `${picked} / ${output.dataset.most}`;
        output.classList.toggle("is-wrong", !isRight);
      } else if (output.dataset.count === "meter") {
        const shares = output.dataset.shares.split(" ").map((share) => share.split("/").map(Number));
        const numbers = all('input[name^="split:"]', form).map((input) => Number(input.value) || 0);
        const reading = numbers.reduce((sum, number, at) => (shares[at] ? sum + shares[at][0] * Math.ceil(number / shares[at][1]) : sum), 0);
        const { least, most } = output.dataset;
        // What makes room takes something off: the room is told beside what takes it.
        const room = numbers.reduce((sum, number, at) => (shares[at] && shares[at][0] < 0 ? sum - shares[at][0] * Math.ceil(number / shares[at][1]) : sum), Number(most));
        output.textContent = "room" in output.dataset ? `${reading - Number(most) + room} / ${room}` : `${reading} / ${most ?? least}`;
        output.classList.toggle("is-wrong", (least !== undefined && reading < Number(least)) || (most !== undefined && reading > Number(most)));
      } else {
        const sum = all('input[name^="split:"]', form).reduce((total, input) => total + (Number(input.value) || 0), 0);
        output.textContent = `${sum} / ${output.dataset.total}`;
        output.classList.toggle("is-wrong", sum < Number(output.dataset.least) || sum > Number(output.dataset.total));
      }
    }
  }

  function refresh() {
    showOnBoard();
    count();
  }

  function pick(input) {
    if (input.type === "radio") input.checked = true;
    else if (input.type === "checkbox") input.checked = !input.checked;
    else if (input.name.startsWith("split:")) {
      const next = Number(input.value) + 1;
      input.value = next > Number(input.max) ? 0 : next;
    }
    input.closest(".choice")?.scrollIntoView({ block: "nearest" });
    refresh();
  }

  // A mark is a link to its control: following it would only jump there, so pick it instead. Enter and a click are the same
  // to a link; the space bar is added, as on a button.
  for (const mark of all("svg.board a.mark")) {
    mark.addEventListener("click", (event) => {
      const input = controlOf(mark.dataset.choice);
      if (!input) return;
      event.preventDefault();
      pick(input);
    });
    mark.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      mark.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    });
  }
  for (const row of all(".choice")) {
    const input = row.querySelector("input[data-choice]");
    const mark = input && all("svg.board .mark").find((one) => one.dataset.choice === input.dataset.choice);
    if (!mark) continue;
    const point = (isPointed) => mark.classList.toggle("is-pointed", isPointed);
    row.addEventListener("pointerenter", () => point(true));
    row.addEventListener("pointerleave", () => point(false));
    row.addEventListener("focusin", () => point(true));
    row.addEventListener("focusout", () => point(false));
  }
  if (form) {
    form.addEventListener("input", refresh);
    refresh();
  }

  // Orders: each row gets two buttons; the numbers follow the rows.
  for (const list of all("[data-arrange]")) {
    const renumber = () => all(".choice input", list).forEach((input, i) => (input.value = i + 1));
    const move = (row, before, button) => {
      if (before) list.insertBefore(row, row.previousElementSibling);
      else list.insertBefore(row.nextElementSibling, row);
      renumber();
      button.focus();
    };
    const sorted = all(".choice", list).sort((a, b) => a.querySelector("input").value - b.querySelector("input").value);
    list.append(...sorted);
    for (const row of sorted) {
      const box = document.createElement("span");
      box.className = "movers";
      for (const [sign, words, before] of [["↑", list.dataset.up, true], ["↓", list.dataset.down, false]]) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = sign;
        button.setAttribute("aria-label", `${words}: ${row.querySelector(".what").firstChild.textContent.trim()}`);
        button.addEventListener("click", () => {
          if (before ? row.previousElementSibling : row.nextElementSibling) move(row, before, button);
        });
        box.append(button);
      }
      row.append(box);
    }
    renumber();
  }

  // Addresses to hand on get a button that copies them.
  for (const field of all("input[data-copy]")) {
    if (!navigator.clipboard) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = field.dataset.copy;
    button.addEventListener("click", () => navigator.clipboard.writeText(field.value).then(() => (button.textContent = "✓")));
    field.after(button);
  }

  // The campaign moved on: say so, and leave the rest to the reader.
  const { stream, version } = document.body.dataset;
  if (stream && version && window.EventSource) {
    const source = new EventSource(stream);
    const told = (event) => {
      if (Number(event.lastEventId) <= Number(version)) return;
      document.getElementById("moved").hidden = false;
      source.close();
    };
    source.addEventListener("message", told);
    source.addEventListener("entry", told);
  }
})();
