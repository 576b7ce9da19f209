// The course of a campaign: times in the reader's zone, and the positions of the past one after the other in place. Nothing here changes
// anything on the server.
"use strict";
(() => {
  const language = document.documentElement.lang;
  const inWords = new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  const withYear = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });

  function localise(within) {
    for (const time of within.querySelectorAll("time[datetime]:not([title])")) {
      const moment = new Date(time.dateTime);
      if (Number.isNaN(moment.getTime())) continue;
      const isRecent = Math.abs(Date.now() - moment) < 180 * 86400000;
      time.title = time.textContent;
      time.textContent = (isRecent ? inWords : withYear).format(moment);
    }
  }

  // The slider: the page of another moment is fetched and its parts are put in place of these. Only the last one asked for is shown.
  let asked = 0;
  async function show(url) {
    const mine = ++asked;
    const response = await fetch(url, { credentials: "same-origin" });
    const next = new DOMParser().parseFromString(await response.text(), "text/html");
    if (mine !== asked) return;
    if (!response.ok || !next.querySelector("[data-moments]")) {
      location.assign(url);
      return;
    }
    const slider = document.getElementById("moment-seq");
    const [hadFocus, wanted] = [document.activeElement === slider, slider.value];
    const focused = document.activeElement?.closest?.("[data-moment]")?.getAttribute("rel");
    for (const part of [".moment", "#board-part", ".standing", ".panels", ".chronicle"]) {
      const [old, fresh] = [document.querySelector(`main ${part}`), next.querySelector(`main ${part}`)];
      if (part === ".standing" && old && fresh && old.querySelector("details[open]")) fresh.querySelector("details").open = true;
      if (old && fresh) old.replaceWith(fresh);
    }
    history.replaceState(history.state, "", response.url);
    const main = document.querySelector("main");
    localise(main);
    equip(main);
    document.dispatchEvent(new CustomEvent("sternpost:shown"));
    const fresh = document.getElementById("moment-seq");
    if (hadFocus) {
      // Whoever is still sliding goes on from where the hand is.
      fresh.value = wanted;
      fresh.focus({ preventScroll: true });
    } else if (focused) {
      (document.querySelector(`[data-moment][rel="${focused}"]`) ?? fresh).focus({ preventScroll: true });
    }
  }

  function equip(main) {
    const section = main.querySelector("[data-moments]");
    const slider = section?.querySelector("input[type=range]");
    if (!slider) return;
    section.classList.add("is-live");
    const form = slider.form;
    let waiting;
    const go = () => show(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`).catch(() => form.submit());
    slider.addEventListener("input", () => {
      section.querySelector("output").textContent = slider.value;
      clearTimeout(waiting);
      waiting = setTimeout(go, 120);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      go();
    });
    for (const link of section.querySelectorAll("a[data-moment]")) {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        show(link.href).catch(() => location.assign(link.href));
      });
    }
  }

  document.addEventListener("sternpost:shown", () => localise(document.querySelector("main")));
  localise(document.querySelector("main"));
  equip(document.querySelector("main"));
})();
