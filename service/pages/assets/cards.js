// Cards beside names: whoever points at a name, comes to it by keys or presses it is shown what stands on its page in the reference.
// Pointing and coming by keys show it as long as that lasts; a press keeps it until it is closed. Without this script names are links.
"use strict";
(() => {
  const NAMES = 'main a[href*="/reference/"], [data-card]';
  const known = new Map();

  const box = document.createElement("aside");
  box.id = "card-of-name";
  box.className = "card-of-name";
  box.tabIndex = -1;
  box.setAttribute("role", "dialog");
  box.hidden = true;
  document.body.append(box);

  // The name whose card is shown, how it was asked for, and what waits to show or hide it.
  let shown, isKept, waits, isBack;
  // What the browser's history says of the page that is shown.
  let state = history.state;

  const nameAt = (target) => {
    const name = target instanceof Element ? target.closest(NAMES) : null;
    return name && !box.contains(name) ? name : null;
  };
  const isTouch = (event) => event.pointerType !== "" && event.pointerType !== "mouse";

  function address(name) {
    const { lookUp } = document.body.dataset;
    const inLabel = name.dataset.card;
    if (inLabel && !lookUp) return null;
    const url = new URL(inLabel ? `${lookUp}/${inLabel}` : name.href, location.href);
    if (url.origin !== location.origin || !/^\/games\/[^/]+\/reference\/[^/]+\/[^/]+$/.test(url.pathname)) return null;
    url.searchParams.set("language", document.documentElement.lang);
    return url;
  }

  // The sign beside a choice stands for all that its label names: who comes by keys reaches each of them there.
  function addresses(name) {
    const named = name.matches("a.about") ? Array.from(name.closest(".choice")?.querySelectorAll("label .what > :first-child [data-card]") ?? []) : [];
    const found = new Map([name, ...named].map(address).filter(Boolean).map((url) => [url.pathname, url]));
    return Array.from(found.values()).slice(0, 4);
  }

  function cardAt(url) {
    const whole = new URL(url);
    whole.searchParams.set("part", "card");
    const { href } = whole;
    if (!known.has(href)) {
      const fetched = fetch(href, { credentials: "same-origin" }).then(async (response) => {
        if (!response.ok) throw new Error("no card");
        return response.text();
      });
      fetched.catch(() => known.delete(href));
      known.set(href, fetched);
    }
    return known.get(href);
  }

  // Beside the choice it belongs to, where there is room: the other choices stay in sight. Else below the name, or above it.
  function place(name) {
    const at = name.getBoundingClientRect();
    const row = name.closest(".choice")?.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box;
    const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
    if (row && row.right + 8 + width <= wide) {
      box.style.left = `${row.right + 6}px`;
      box.style.top = `${Math.max(8, Math.min(row.top, high - height - 8))}px`;
      return;
    }
    const below = at.bottom + 6;
    const top = below + height <= high - 8 || at.top < high - at.bottom ? Math.min(below, high - height - 8) : at.top - height - 6;
    box.style.left = `${Math.max(8, Math.min(at.left, wide - width - 8))}px`;
    box.style.top = `${Math.max(8, top)}px`;
  }

  async function read(url) {
    const card = new DOMParser().parseFromString(await cardAt(url), "text/html").querySelector("article");
    const heading = card?.querySelector("h1");
    if (!heading) throw new Error("no card");
    const page = document.createElement("a");
    [page.href, page.target, page.className] = [url.href, "_blank", "card-page"];
    page.textContent = document.body.dataset.cardPage ?? heading.textContent;
    card.append(page);
    return document.importNode(card, true);
  }

  async function fill(urls) {
    const cards = await Promise.all(urls.map(read));
    const heading = cards[0].querySelector("h1");
    heading.id = "card-of-name-heading";
    box.setAttribute("aria-labelledby", heading.id);
    const close = document.createElement("button");
    [close.type, close.textContent, close.className] = ["button", "×", "card-close"];
    close.setAttribute("aria-label", document.body.dataset.cardClose ?? "×");
    close.addEventListener("click", () => hide(true));
    box.replaceChildren(close, ...cards);
    box.scrollTop = 0;
  }

  async function show(name, keeps) {
    const urls = addresses(name);
    if (urls.length === 0) return false;
    clearTimeout(waits);
    if (shown === name && !box.hidden) {
      isKept ||= keeps;
      if (isKept) stack();
      return true;
    }
    shown?.removeAttribute("aria-describedby");
    [shown, isKept] = [name, keeps];
    try {
      await fill(urls);
    } catch {
      if (shown === name) shown = undefined;
      return false;
    }
    // Somebody has gone on meanwhile.
    if (shown !== name || !name.isConnected) return true;
    box.hidden = false;
    if (isKept) stack();
    if (name.matches("a")) name.setAttribute("aria-describedby", box.id);
    place(name);
    return true;
  }

  function hide(givesBack) {
    clearTimeout(waits);
    const name = shown;
    name?.removeAttribute("aria-describedby");
    const hadFocus = box.contains(document.activeElement);
    shown = undefined;
    isKept = false;
    box.hidden = true;
    if (givesBack && hadFocus && name?.isConnected) {
      // Coming back is no reason to show it again.
      isBack = true;
      name.focus();
      isBack = false;
    }
  }

  // A card that is kept lies on its page in the browser's history: the way back closes it. One that is closed otherwise leaves its place
  // there, for the next card, or for the page that comes after (turn.js); with nothing on it, the way back goes past it.
  function stack() {
    if (history.state?.card) return;
    const [page, card] = [history.state, `${Date.now()}`];
    history.replaceState({ ...page, under: card }, "");
    state = { ...page, card };
    history.pushState(state, "");
  }
  document.addEventListener("sternpost:moved", (event) => {
    const left = state;
    state = history.state;
    const isOff = left?.card && left.card === state?.under;
    const isOn = state?.card && state.card === left?.under;
    if (!isOff && !isOn) return;
    // It is the same page.
    event.preventDefault();
    if (isOn) return;
    if (isKept && !box.hidden) hide(true);
    else history.back();
  });

  const soon = (wait, act) => {
    clearTimeout(waits);
    waits = setTimeout(act, wait);
  };
  // The way from a name to its card leads over the choice.
  const isPointedAt = (name) => name.matches(":hover") || name.closest(".choice")?.matches(":hover") || name === document.activeElement;
  const isAway = () => !isKept && !box.matches(":hover") && !(shown && isPointedAt(shown));

  // Where the pointer is: a name that comes to lie under one at rest, because the page has moved on, is not pointed at.
  let rests = "";
  const spotOf = (event) => `${event.clientX} ${event.clientY}`;
  for (const moves of ["pointermove", "pointerdown"]) document.addEventListener(moves, (event) => (rests = spotOf(event)));
  document.addEventListener("pointerover", (event) => {
    const isAtRest = rests === spotOf(event);
    rests = spotOf(event);
    if (isTouch(event) || event.buttons) return;
    const name = nameAt(event.target);
    if (box.contains(event.target)) clearTimeout(waits);
    else if (name && name !== shown && !isKept && !isAtRest) soon(200, () => show(name, false));
    else if (!name) soon(250, () => isAway() && hide(false));
  });
  document.addEventListener("focusin", (event) => {
    const name = nameAt(event.target);
    if (isBack || box.contains(event.target)) return;
    if (name?.matches("a:focus-visible")) show(name, false);
    else if (shown && event.target !== shown) hide(false);
  });
  document.addEventListener("scroll", (event) => {
    if (!shown || box.hidden || box.contains(event.target)) return;
    const at = shown.getBoundingClientRect();
    if (!shown.isConnected || at.bottom < 0 || at.top > window.innerHeight) hide(false);
    else place(shown);
  }, { capture: true, passive: true });
  window.addEventListener("resize", () => shown && !box.hidden && place(shown));
  document.addEventListener("sternpost:shown", () => {
    state = history.state;
    hide(false);
  });

  // A press on a name shows its card and keeps it; with a key held down, or on a page of the reference, it is a link like any other.
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (box.contains(event.target)) {
      const link = event.target.closest('a[href*="/reference/"]:not(.card-page)');
      const url = link && address(link);
      if (!url) return;
      event.preventDefault();
      fill([url]).then(() => box.focus(), () => location.assign(link.href));
      return;
    }
    const name = nameAt(event.target);
    if (!name?.matches("a") || name.closest("main.reference") || !address(name)) {
      if (shown && isKept) hide(false);
      return;
    }
    event.preventDefault();
    const byKeys = event.detail === 0;
    show(name, true).then((isThere) => {
      if (!isThere) location.assign(name.href);
      else if (byKeys) box.focus();
    });
  });

  // Before anybody else hears of it: Escape closes the card and nothing else.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || box.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    hide(true);
  }, { capture: true });

  // Names in the label of a control: a tap picks, a long press shows the card and picks nothing.
  let pressed, isSwallowed;
  document.addEventListener("pointerdown", (event) => {
    isSwallowed = false;
    const name = isTouch(event) && event.target instanceof Element ? event.target.closest("[data-card]") : null;
    if (!name) return;
    pressed = setTimeout(() => {
      isSwallowed = true;
      show(name, true);
    }, 500);
  });
  for (const ends of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(ends, (event) => {
      if (ends !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 8) clearTimeout(pressed);
    });
  }
  document.addEventListener("contextmenu", (event) => {
    if (isSwallowed) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (!isSwallowed) return;
    isSwallowed = false;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
})();
