// What a page can do beyond plain forms: a turn goes on in place, the board and the list follow each other, counts are kept, numbers and
// orders have buttons, and the page follows the campaign. Nothing here sends a form that its reader has not sent.
"use strict";
(() => {
  const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
  const turnForm = () => document.querySelector("form.turn-form");
  // A mark on the board is a link to its control.
  const controlOf = (mark) => turnForm()?.querySelector(mark.getAttribute("href"));
  const isOn = (input) => (input.type === "number" ? Number(input.value) > 0 : input.checked);

  function showOnBoard() {
    for (const mark of all("svg.board a.mark")) {
      const input = controlOf(mark);
      if (input && !input.name.startsWith("order:")) mark.classList.toggle("is-selected", isOn(input));
    }
  }

  function count() {
    const form = turnForm();
    for (const output of all("output.count")) {
      if (output.dataset.count === "some") {
        const picked = all('input[name="some"]', form).filter((input) => input.checked).length;
        const isRight = picked >= Number(output.dataset.least) && picked <= Number(output.dataset.most);
        output.textContent = `${picked} / ${output.dataset.most}`;
        output.classList.toggle("is-wrong", !isRight);
      } else if (output.dataset.count === "meter") {
        const shares = output.dataset.shares.split(" ").map((share) => share.split("/").map(Number));
        const numbers = all('input[name^="split:"], input[name="some"]', form).map((input) => (input.type === "checkbox" ? Number(input.checked) : Number(input.value) || 0));
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

  // A deal in a sentence: what changes hands, as the numbers stand.
  function sumUp() {
    const line = turnForm()?.querySelector(".deal-summary");
    if (!line) return;
    const { gives, gets, nothing } = line.dataset;
    const told = (side) => {
      const rows = all(`[data-side="${side}"] .choice`, turnForm());
      const what = rows.map((row) => {
        const list = row.querySelector("select");
        if (list) return list.selectedIndex > 0 ? list.selectedOptions[0].text : "";
        const number = Number(row.querySelector("input").value) || 0;
        return number > 0 ? `${number} × ${row.dataset.what}` : "";
      });
      return what.filter(Boolean).join(", ") || nothing;
    };
    line.textContent = `${gives}: ${told("gives")} · ${gets}: ${told("gets")}`;
    line.hidden = false;
  }

  // The main button says what it does: the deed of what is picked, in the words the page brings along.
  const LONGEST = 64;
  function deedOf(form, { general, deed, none, one, many }) {
    const inputs = all('input[name="one"], input[name="some"], input[name^="split:"], input[name="amount"]', form);
    const numbers = inputs.map((input) => (["radio", "checkbox"].includes(input.type) ? Number(input.checked) : Number(input.value) || 0));
    const picked = numbers.reduce((sum, number) => sum + number, 0);
    const radio = inputs.find((input) => input.type === "radio" && input.checked);
    if (radio) return radio.dataset.deed ?? (deed ?? "{answer}").replace("{answer}", () => nameOf(radio.closest(".choice")));
    if (many === undefined || (picked === 0 && inputs.some((input) => input.type === "radio"))) return general;
    const { least } = form.querySelector("output.count[data-least]:not([data-count=meter])")?.dataset ?? {};
    if (picked < Number(least ?? 0)) return general;
    const [share] = all("output.count[data-count=meter]", form).map((output) => output.dataset.shares.split(" ").map((one) => one.split("/").map(Number)));
    const reading = (share ?? []).reduce((sum, [each, per], at) => sum + each * Math.ceil((numbers[at] ?? 0) / per), 0);
    return ([none, one][picked] ?? many).replace("{picked}", picked).replace("{reading}", reading);
  }
  function sayDeed() {
    const button = turnForm()?.querySelector(".ask-foot button.primary");
    if (!button) return;
    const deed = deedOf(turnForm(), button.dataset);
    button.textContent = [...deed].length <= LONGEST ? deed : button.dataset.general;
  }

  function refresh() {
    showOnBoard();
    count();
    sumUp();
  }

  // Something was picked or typed.
  function wasPicked() {
    refresh();
    sayDeed();
  }

  // The button that goes on with a turn. What was picked by pointer goes on at once; a turn is only handed in by its button.
  const goingOn = () => turnForm()?.querySelector('button[name="action"][value="next"]');
  function goOnWith(input) {
    const button = goingOn();
    if (input.type === "radio" && input.checked && button) turnForm().requestSubmit(button);
  }

  // Whoever presses twice, or reaches for the button as the page goes on, means what stood there: for a moment a new step takes no press.
  const SETTLING = 450;
  function settle(main) {
    main.dataset.settling = "";
    setTimeout(() => delete main.dataset.settling, SETTLING);
  }
  document.addEventListener(
    "click",
    (event) => {
      // Keys have no count of presses.
      if (event.detail === 0 || !(event.target instanceof Element) || !event.target.closest("main[data-settling]")) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  function pick(input) {
    if (input.type === "radio") input.checked = true;
    else if (input.type === "checkbox") input.checked = !input.checked;
    else if (input.name.startsWith("split:")) {
      const next = Number(input.value) + 1;
      input.value = next > Number(input.max) ? 0 : next;
    }
    input.closest(".choice")?.scrollIntoView({ block: "nearest" });
    wasPicked();
    goOnWith(input);
  }

  // A mark is a link to its control: following it would only jump there, so pick it instead. Enter and a click are the same
  // to a link; the space bar is added, as on a button.
  function equipBoard(main) {
    for (const mark of all("svg.board a.mark", main)) {
      mark.addEventListener("click", (event) => {
        const input = controlOf(mark);
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
    for (const row of all(".choice", main)) {
      const input = row.querySelector("input");
      const mark = input && all("svg.board a.mark", main).find((one) => one.getAttribute("href") === `#${input.id}`);
      if (!mark) continue;
      const point = (isPointed) => mark.classList.toggle("is-pointed", isPointed);
      row.addEventListener("pointerenter", () => point(true));
      row.addEventListener("pointerleave", () => point(false));
      row.addEventListener("focusin", () => point(true));
      row.addEventListener("focusout", () => point(false));
    }
  }

  function button(sign, words, press) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = sign;
    made.setAttribute("aria-label", words);
    made.addEventListener("click", press);
    return made;
  }

  const nameOf = (row) => row.querySelector(".what").firstChild.textContent.trim();

  // Orders: each row gets two buttons; the numbers follow the rows.
  function equipOrders(main) {
    for (const list of all("[data-arrange]", main)) {
      const renumber = () => all(".choice input", list).forEach((input, i) => (input.value = i + 1));
      const move = (row, isUp, pressed) => {
        const [other, place] = isUp ? [row.previousElementSibling, row] : [row, row.nextElementSibling];
        if (!other || !place) return;
        list.insertBefore(place, other);
        renumber();
        pressed.focus();
      };
      const sorted = all(".choice", list).sort((a, b) => a.querySelector("input").value - b.querySelector("input").value);
      list.append(...sorted);
      for (const row of sorted) {
        const box = document.createElement("span");
        box.className = "movers";
        for (const [sign, words, isUp] of [["↑", list.dataset.up, true], ["↓", list.dataset.down, false]]) {
          const made = button(sign, `${words}: ${nameOf(row)}`, () => move(row, isUp, made));
          box.append(made);
        }
        row.append(box);
      }
      renumber();
    }
  }

  // Numbers: one less and one more, as large as a thumb.
  function equipNumbers(main) {
    for (const input of all('.choice input[type="number"]:is([name^="split:"], [name^="deal:"])', main)) {
      const { less, more, all: whole } = input.closest("[data-less]")?.dataset ?? {};
      if (!less) continue;
      const box = document.createElement("span");
      box.className = "stepper";
      const by = (step) => () => {
        input.value = Math.min(Number(input.max), Math.max(Number(input.min), (Number(input.value) || 0) + step));
        wasPicked();
      };
      const name = nameOf(input.closest(".choice"));
      input.replaceWith(box);
      box.append(button("−", `${less}: ${name}`, by(-1)), input, button("+", `${more}: ${name}`, by(1)));
        if (Number(input.max) > 1) {
          const made = button(whole, `${whole}: ${name}`, by(Number(input.max)));
          made.className = "all";
          box.append(made);
        }
    }
  }

  // Addresses to hand on get a button that copies them.
  function equipCopies(main) {
    for (const field of all("input[data-copy]", main)) {
      if (!navigator.clipboard) continue;
      const made = button(field.dataset.copy, field.dataset.copy, () => navigator.clipboard.writeText(field.value).then(() => (made.textContent = "✓")));
      field.after(made);
    }
  }

  // What helps with a first turn stays away from where it was put away.
  const PUT_AWAY = "sternpost-coach-put-away";
  function equipCoach(main) {
    const coach = main.querySelector("details.coach");
    if (!coach) return;
    try {
      if (localStorage.getItem(PUT_AWAY)) return coach.remove();
    } catch {
      return;
    }
    const away = coach.querySelector("[data-put-away]");
    away.hidden = false;
    away.addEventListener("click", () => {
      localStorage.setItem(PUT_AWAY, "1");
      coach.remove();
    });
  }

  // A step of a turn comes in place: the form is sent as a browser would, and of the answer the main part is shown. Whatever goes wrong,
  // the browser does it itself. Going back waits for nothing but a form that is on its way.
  let busy;
  async function show(url, init) {
    if (busy && (busy.isSent || !init?.isBack)) return;
    busy?.leaves.abort();
    const mine = (busy = { isSent: init?.method === "POST", leaves: new AbortController() });
    document.querySelector("main").setAttribute("aria-busy", "true");
    try {
      const response = await fetch(url, { credentials: "same-origin", signal: mine.leaves.signal, ...init });
      const next = new DOMParser().parseFromString(await response.text(), "text/html");
      if (!next.querySelector("main")) throw new Error("no page");
      await pictured(next.querySelector("main"));
      if (busy === mine) put(next, response.url, init);
    } catch {
      if (busy !== mine) return;
      if (init?.method === "POST") init.form.submit();
      else location.assign(url);
    } finally {
      if (busy === mine) busy = undefined;
      if (!busy) document.querySelector("main").removeAttribute("aria-busy");
    }
  }

  const here = (address = location.href) => new URL(address, location.href).href.replace(location.origin, "");

  // A page takes the place of the one that is shown.
  function put(next, url, { isBack, isQuiet, form } = {}) {
    // What was closed on this page leaves it its place (cards.js).
    if (url !== location.href && !isBack) history[history.state?.card ? "replaceState" : "pushState"]({ before: here() }, "", url);
    const open = all("main details[open]").map((part) => part.className);
    for (const part of ["main", "header.top", "footer.bottom"]) document.querySelector(part).replaceWith(next.querySelector(part));
    document.title = next.title;
    for (const name of ["stream", "version"]) {
      if (next.body.dataset[name] === undefined) delete document.body.dataset[name];
      else document.body.dataset[name] = next.body.dataset[name];
    }
    const moved = document.getElementById("moved");
    moved.hidden = true;
    moved.querySelector("a").setAttribute("href", "");
    document.getElementById("letter-note")?.remove();
    const main = document.querySelector("main");
    equip(main);
    if (form) settle(main);
    document.dispatchEvent(new CustomEvent("sternpost:shown"));
    if (isQuiet && !turnForm()) {
      // What comes by itself stands where the other stood: what was unfolded is, and nothing jumps.
      for (const part of all("details", main)) part.open ||= part.className !== "" && open.includes(part.className);
      return;
    }
    main.querySelector("h1")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  // A part of the page that is folded comes when it is opened: it is fetched and stands where its link stood.
  async function unfold(link) {
    const { id } = link.closest("[id]");
    link.setAttribute("aria-busy", "true");
    try {
      const response = await fetch(link.href, { credentials: "same-origin" });
      const part = new DOMParser().parseFromString(await response.text(), "text/html").getElementById(id);
      if (!response.ok || !part?.matches("details")) throw new Error("no such part");
      document.getElementById(id).replaceWith(part);
      part.open = true;
      part.querySelector("summary").focus({ preventScroll: true });
    } catch {
      location.assign(link.href);
    }
  }
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a.does, a[data-unfold]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    unfold(link);
  });

  // A board comes with its picture: nothing blinks where one takes another's place. Who waits long for it waits no longer.
  function pictured(next) {
    const pictures = all("svg image", next).filter((one) => (one.getAttribute("class") ?? "") !== "far" || innerWidth < 700);
    const load = (one) =>
      new Promise((done) => {
        const picture = new Image();
        picture.onload = picture.onerror = done;
        picture.src = one.getAttribute("href");
      });
    return Promise.race([Promise.all(pictures.map(load)), new Promise((done) => setTimeout(done, 700))]);
  }

  function equipSteps(main) {
    const form = main.querySelector("form.turn-form");
    // Each step has an address of its own, the first one too: going back leads to the step, not to where the turn was left.
    // A step begins at its head, wherever its reader was when they left it.
    history.scrollRestoration = form ? "manual" : "auto";
    const address = new URL(location.href);
    if (form && !address.searchParams.has("step")) {
      address.searchParams.set("step", form.dataset.step);
      history.replaceState(history.state, "", address);
    }
    form?.addEventListener("submit", (event) => {
      const pressed = event.submitter ?? form.querySelector('button[name="action"]');
      const fields = new URLSearchParams(new FormData(form));
      fields.set("action", pressed.value);
      event.preventDefault();
      // Sent without script it still has to say what was pressed.
      let said = form.querySelector('input[type="hidden"][name="action"]');
      if (!said) {
        said = document.createElement("input");
        said.type = "hidden";
        said.name = "action";
        form.append(said);
      }
      said.value = pressed.value;
      show(form.getAttribute("action"), { method: "POST", body: fields, form });
    });
    form?.addEventListener("input", wasPicked);
    // Keys only move the choice; a click of a pointer has a count of presses.
    form?.addEventListener("click", (event) => {
      const row = event.detail > 0 && !event.target.closest("a, button, details") && event.target.closest(".choice");
      const input = row && row.querySelector('input[type="radio"]');
      if (input) setTimeout(() => goOnWith(input));
    });
    for (const link of all("a[data-go]", main)) {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // The step one came from is behind: the browser's way back and the page's are the same.
        if (history.state?.before && history.state.before === here(link.href)) history.back();
        else show(link.href);
      });
    }
  }
  window.addEventListener("popstate", () => {
    // What lies over the page goes first (cards.js).
    if (!document.dispatchEvent(new CustomEvent("sternpost:moved", { cancelable: true }))) return;
    if (document.querySelector("main[data-follow]")) show(location.href, { isBack: true });
    else location.reload();
  });

  // A lobby: who has come in is shown in place, and what is being filled in stays. Once the campaign has begun the page leads on to it.
  let comers;
  async function showWhoIsIn() {
    const response = await fetch(location.href, { credentials: "same-origin" });
    const next = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!response.ok || !next.querySelector('main[data-follow="lobby"]')) return location.assign(response.ok ? response.url : location.href);
    for (const part of all("main [data-live]")) {
      const fresh = next.querySelector(`main [data-live="${part.dataset.live}"]`);
      if (fresh) part.replaceChildren(...fresh.childNodes);
    }
  }

  // The campaign moves on: who waits is shown what others do and the next question, who is busy with a turn is told.
  let source;
  function follow(main) {
    const { stream, version } = document.body.dataset;
    source?.close();
    source = undefined;
    if (!stream || !version || !window.EventSource) return;
    // What happened while the page was on its way is told as well.
    const mine = (source = new EventSource(`${stream}?after=${version}`));
    // Talk goes on, whatever the campaign does.
    mine.addEventListener("talk", () => source === mine && document.dispatchEvent(new CustomEvent("sternpost:talk")));
    if (main.dataset.follow === "talk") return;
    const told = (event) => {
      if (source !== mine || Number(event.lastEventId) <= Number(version)) return;
      const { follow: how, next } = main.dataset;
      if (how === "lobby") {
        // Several who come in at once, and the beginning after the last of them, are shown together.
        clearTimeout(comers);
        comers = setTimeout(() => showWhoIsIn().catch(() => location.reload()), 300);
        return;
      }
      mine.close();
      // Several entries of others come at once: they are shown together.
      if (how === "wait") return setTimeout(() => source === mine && show(location.href, { isQuiet: true }), 600);
      // What came of a turn stays until its reader goes on, as does what somebody is putting together.
      const moved = document.getElementById("moved");
      if (next) moved.querySelector("a").href = next;
      moved.hidden = false;
    };
    mine.addEventListener("message", told);
    mine.addEventListener("entry", told);
  }

  function equip(main) {
    equipSteps(main);
    equipBoard(main);
    equipOrders(main);
    equipNumbers(main);
    equipCopies(main);
    equipCoach(main);
    follow(main);
    if (turnForm()) refresh();
  }
  equip(document.querySelector("main"));
  // The board alone was replaced: by one with another layer.
  document.addEventListener("sternpost:board", () => {
    equipBoard(document.querySelector("main"));
    if (turnForm()) refresh();
  });
})();
