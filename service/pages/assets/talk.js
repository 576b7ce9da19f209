// Talk, promises and notes: what is new comes in place when the campaign's stream says that something was said, and notes are kept while they
// are typed. Nothing is sent that the reader has not typed.
"use strict";
(() => {
  // Of the page with what is new its counts and its live parts are shown; what is being typed stays.
  let isAsked = false;
  async function refresh() {
    const page = location.pathname.match(/^\/c\/[^/]+/)?.[0];
    if (!page || isAsked) return;
    isAsked = true;
    // Several who speak at once are fetched together.
    await new Promise((done) => setTimeout(done, 400));
    isAsked = false;
    const isHere = document.querySelector("main[data-follow=talk]") && !/[?&](before|after)=/.test(location.search);
    const response = await fetch(isHere ? location.pathname : `${page}/talk`, { credentials: "same-origin" });
    if (!response.ok) return;
    const next = new DOMParser().parseFromString(await response.text(), "text/html");
    for (const link of document.querySelectorAll("header.top nav a")) {
      const fresh = Array.from(next.querySelectorAll("header.top nav a")).find((one) => one.getAttribute("href") === link.getAttribute("href"));
      if (fresh && fresh.textContent !== link.textContent) link.textContent = fresh.textContent;
    }
    const [menu, freshMenu] = [document, next].map((one) => one.querySelector("header.top .menu-open"));
    if (menu && freshMenu) menu.textContent = freshMenu.textContent;
    showInDock(next);
    if (!isHere) return;
    for (const part of document.querySelectorAll("main [data-live]")) {
      const fresh = next.querySelector(`main [data-live="${part.dataset.live}"]`);
      if (!fresh) continue;
      const [log, freshLog] = [part.querySelector("[role=log]"), fresh.querySelector("[role=log]")];
      if (log && freshLog) {
        // What is new is added and read out; what stands there is not read out again.
        const known = new Set(Array.from(log.children, (line) => line.id));
        for (const line of Array.from(freshLog.children)) if (!known.has(line.id)) log.append(line);
      } else {
        const [focused, value] = [part.contains(document.activeElement) && document.activeElement.closest("article")?.id, document.activeElement?.value];
        part.replaceWith(fresh);
        if (focused) document.getElementById(focused)?.querySelector(`button[value="${value}"]`)?.focus({ preventScroll: true });
      }
    }
    document.dispatchEvent(new CustomEvent("sternpost:shown"));
  }
  // Beside a turn stands the end of the talk.
  const DOCKED = 6;
  function showInDock(next) {
    const log = document.querySelector(".talk-dock [role=log]");
    const fresh = next.querySelector('main [data-live="talk"] [role=log]');
    if (!log || !fresh) return;
    const known = new Set(Array.from(log.children, (line) => line.id));
    for (const line of Array.from(fresh.children).slice(-DOCKED)) {
      line.id = line.id.replace("said-", "docked-");
      if (!known.has(line.id)) log.append(document.adoptNode(line));
    }
    while (log.children.length > DOCKED) log.firstElementChild.remove();
    log.nextElementSibling?.matches("p.quiet") && log.nextElementSibling.remove();
    log.scrollTop = log.scrollHeight;
    const own = Array.from(next.querySelectorAll("header.top nav a")).find((link) => link.getAttribute("href")?.endsWith("/talk"));
    if (own) log.closest("details").querySelector("summary").textContent = own.textContent;
  }
  // What is said there is said in place: the turn beside it stays as it is.
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("form[data-dock]")) return;
    event.preventDefault();
    const text = form.elements.said;
    if (text.readOnly) return;
    text.readOnly = true;
    try {
      const fields = new URLSearchParams(new FormData(form));
      fields.delete("back");
      const response = await fetch(form.getAttribute("action"), { method: "POST", body: fields, credentials: "same-origin" });
      if (!response.ok) throw new Error("not said");
      text.value = "";
      showInDock(new DOMParser().parseFromString(await response.text(), "text/html"));
    } catch {
      form.submit();
    }
    text.readOnly = false;
  });

  document.addEventListener("sternpost:talk", () => refresh().catch(() => undefined));

  // Notes: kept a moment after the last letter, and when the page is left. What could not be kept is tried again.
  const form = document.querySelector("form[data-notes]");
  if (!form) return;
  const [text, output] = [form.querySelector("textarea"), form.querySelector("output.saved")];
  let [kept, waiting, isBusy] = [text.value, undefined, false];
  async function keep(keepalive) {
    clearTimeout(waiting);
    const typed = text.value;
    if (isBusy || typed === kept) return;
    isBusy = true;
    output.textContent = form.dataset.saving;
    const fields = new URLSearchParams({ note: typed, known: form.elements.known.value, "in-place": "true" });
    let again = 0;
    try {
      const response = await fetch(form.getAttribute("action"), { method: "POST", body: fields, credentials: "same-origin", keepalive });
      if (response.ok) {
        form.elements.known.value = await response.text();
        kept = typed;
        output.textContent = form.dataset.saved;
        again = text.value === kept ? 0 : 800;
      } else if (response.status === 409) {
        output.textContent = form.dataset.elsewhere;
      } else throw new Error("not kept");
    } catch {
      output.textContent = form.dataset.failed;
      again = 10000;
    }
    isBusy = false;
    if (again) waiting = setTimeout(keep, again);
  }
  text.addEventListener("input", () => {
    output.textContent = "";
    clearTimeout(waiting);
    waiting = setTimeout(keep, 800);
  });
  document.addEventListener("visibilitychange", () => document.hidden && keep(true));
})();
