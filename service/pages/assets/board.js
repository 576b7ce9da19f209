// The board as something one looks into: wheel and pinch zoom, a drag moves it, and the keys do both; a press says what lies there. Comfort
// only: without this file the board stands there as the server draws it, from near or whole, and what can be chosen on it are links.
"use strict";
(() => {
  // From this width on names can be read; the style sheet says the same of a board that nobody has zoomed.
  const NEAR = 620;
  const MOST = 6;
  // The least size of a unit of the board, in pixels, at which names are read.
  const LEGIBLE = 0.064;
  // Where the board was looked at last: a board that comes in its place goes on from there.
  let last;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  function look(frame) {
    const board = frame.querySelector("svg.board");
    if (!board) return;
    let see = { k: 1, x: 0, y: 0 };
    let running = 0;
    const pointers = new Map();
    let isDragged = false;

    /** What stays within the frame: a board is never moved out of sight. */
    const numbers = (words) => words?.split(" ").map(Number);
    const all = numbers(board.dataset.whole) ?? numbers(board.getAttribute("viewBox"));
    const near = numbers(board.dataset.near);

    const core = numbers(board.dataset.core);

    /** The view in which a part of the board fills the frame; what it is about is seen whole, and lies in the middle. */
    function on([x, y, w, h]) {
      const { clientWidth: wide, clientHeight: high } = frame;
      const [width, height] = [board.clientWidth || wide, board.clientHeight || high];
      const unit = Math.min(width / all[2], height / all[3]);
      const [left, top] = [(width - all[2] * unit) / 2, (height - all[3] * unit) / 2];
      // All of it, unless its names could not be read then: in a low frame its upper and lower edges are beyond it.
      const fits = Math.min(wide / w, high / h);
      if (core) [x, y, w, h] = core;
      const legible = core ? Math.min(Math.max(fits, LEGIBLE), high / h) : Math.max(fits, LEGIBLE);
      let k = Math.min(MOST, Math.min(legible, Math.max(fits, wide / w)) / unit);
      // Farther off than names are read from near it is drawn as from afar.
      if (k * unit < LEGIBLE * 0.98 && Math.min(wide, width) * k >= NEAR) k = (NEAR - 1) / Math.min(wide, width);
      const at = (middle, from, edge, room) => room / 2 - k * (edge + (middle - from) * unit);
      return { k, x: at(x + w / 2, all[0], left, wide), y: at(y + h / 2, all[1], top, high) };
    }

    /** From near a low frame is as high as what it is about is where names are read, as long as the question below stays in sight. */
    function makeRoom(isNear) {
      frame.style.height = "";
      const wanted = isNear && core ? core[3] * LEGIBLE + 8 : 0;
      if (wanted > frame.clientHeight) frame.style.height = `${Math.min(wanted, innerHeight * 0.46)}px`;
    }

    const drawnHeight = () => Math.min(frame.clientHeight, board.clientHeight || frame.clientHeight);
    const held = ({ k, x, y }) => {
      const scale = Math.min(Math.max(k, 1), MOST);
      const { clientWidth: w, clientHeight: h } = frame;
      // Below the drawing the frame may have room for its buttons.
      const hold = (at, size, drawn) => Math.min(0, Math.max(size - drawn * scale, at));
      return { k: scale, x: hold(x, w, w), y: hold(y, h, board.clientHeight || h) };
    };

    function show(to) {
      see = to;
      last = to;
      const isWhole = see.k === 1;
      board.style.transform = isWhole ? "" : `translate(${see.x}px, ${see.y}px) scale(${see.k})`;
      frame.classList.toggle("is-zoomed", !isWhole);
      if (isWhole) delete frame.dataset.density;
      else frame.dataset.density = Math.min(frame.clientWidth, board.clientWidth || Infinity) * see.k >= NEAR ? "near" : "far";
      for (const button of frame.querySelectorAll(".board-tools [data-zoom]")) {
        const by = Number(button.dataset.zoom);
        button.disabled = by > 1 ? see.k >= MOST : isWhole;
      }
    }

    function go(to, isAtOnce = false) {
      cancelAnimationFrame(running);
      const end = held(to);
      if (isAtOnce || calm.matches) return show(end);
      const from = see;
      const start = performance.now();
      const step = (now) => {
        const part = Math.min(1, (now - start) / 240);
        const eased = 1 - (1 - part) ** 3;
        const between = (a, b) => a + (b - a) * eased;
        show(part === 1 ? end : { k: between(from.k, end.k), x: between(from.x, end.x), y: between(from.y, end.y) });
        if (part < 1) running = requestAnimationFrame(step);
      };
      running = requestAnimationFrame(step);
    }

    /** Zooms so that what is at a point stays there: the pointer, or the middle. */
    function zoom(by, at, isAtOnce) {
      const box = frame.getBoundingClientRect();
      const [px, py] = at ? [at.x - box.left, at.y - box.top] : [frame.clientWidth / 2, drawnHeight() / 2];
      const k = Math.min(Math.max(see.k * by, 1), MOST);
      go({ k, x: px - ((px - see.x) * k) / see.k, y: py - ((py - see.y) * k) / see.k }, isAtOnce);
    }

    // A wheel scrolls the page, unless somebody is at the board already or there is nothing to scroll.
    frame.addEventListener(
      "wheel",
      (event) => {
        const page = document.scrollingElement;
        const isAtBoard = frame.contains(document.activeElement) || see.k > 1 || page.scrollHeight <= page.clientHeight + 1;
        if (!event.ctrlKey && (!isAtBoard || (see.k === 1 && event.deltaY > 0))) return;
        event.preventDefault();
        zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.008 : 0.0016)), { x: event.clientX, y: event.clientY }, true);
      },
      { passive: false },
    );

    frame.addEventListener("pointerdown", (event) => {
      if (event.target.closest(".board-tools, .board-here")) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      isDragged = false;
    });
    addEventListener("pointermove", (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      if (pointers.size === 1) {
        const [dx, dy] = [now.x - before.x, now.y - before.y];
        if (see.k === 1 || (!isDragged && Math.hypot(dx, dy) < 6)) return;
        isDragged = true;
        frame.classList.add("is-moving");
        go({ ...see, x: see.x + dx, y: see.y + dy }, true);
      } else {
        const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
        const apart = (at) => Math.hypot(at.x - other.x, at.y - other.y);
        isDragged = true;
        frame.classList.add("is-moving");
        if (apart(before) > 8) zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, true);
      }
      pointers.set(event.pointerId, now);
    });
    for (const type of ["pointerup", "pointercancel"]) {
      addEventListener(type, (event) => {
        pointers.delete(event.pointerId);
        frame.classList.remove("is-moving");
      });
    }
    // What ends a drag is no press on what lies there, and a link is not dragged away.
    frame.addEventListener(
      "click",
      (event) => {
        if (!isDragged || event.target.closest(".board-tools, .board-here")) return;
        isDragged = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    // What lies where somebody presses is told, unless it is a choice: from the titles of the drawing.
    const titleOf = (one) => one.querySelector(":scope > title")?.textContent ?? "";

    /** What a title names, and each thing that lies there: "18 (alpha: open): 2 × Carrier; Cruiser". Brackets are left whole. */
    function partsOf(title) {
      const parts = [""];
      let depth = 0;
      for (const [at, letter] of [...title].entries()) {
        if (letter === "(") depth += 1;
        if (letter === ")") depth -= 1;
        const ends = depth === 0 && ([...title][at + 1] ?? " ") === " " && (letter === ";" || (letter === ":" && parts.length === 1));
        if (ends) parts.push("");
        else parts[parts.length - 1] += letter;
      }
      return parts.map((part) => part.trim()).filter(Boolean);
    }
    function tell(region) {
      frame.querySelector(".board-here")?.remove();
      if (!region) return;
      const sheet = document.createElement("section");
      sheet.className = "board-here";
      sheet.setAttribute("role", "status");
      const heading = document.createElement("h3");
      const [name, ...things] = partsOf(titleOf(region));
      heading.textContent = name;
      const list = document.createElement("ul");
      const line = (words, into) => {
        const item = document.createElement("li");
        item.textContent = words;
        into.append(item);
        return item;
      };
      for (const thing of things) line(thing, list);
      for (const inner of region.querySelectorAll(":scope > [data-place]")) {
        const [what, ...there] = partsOf(titleOf(inner));
        const item = line(what, list);
        if (there.length === 0) continue;
        const below = document.createElement("ul");
        for (const thing of there) line(thing, below);
        item.append(below);
      }
      const worths = [...board.querySelectorAll("[data-worth]")].filter(
        (worth) => worth.dataset.worth === region.dataset.place || [...region.querySelectorAll("[data-place]")].some((inner) => inner.dataset.place === worth.dataset.worth),
      );
      for (const worth of worths) line(titleOf(worth), list);
      const close = document.createElement("button");
      close.type = "button";
      close.textContent = "×";
      close.setAttribute("aria-label", frame.dataset.close);
      close.addEventListener("click", () => {
        tell();
        frame.focus({ preventScroll: true });
      });
      sheet.append(heading, list, close);
      sheet.dataset.region = region.dataset.place;
      frame.append(sheet);
    }
    const around = (place) => place.parentElement?.closest("[data-place]") ?? null;
    const regions = () => [...board.querySelectorAll("[data-place]")].filter((place) => !around(place));
    const regionAt = (x, y) => {
      const far = (one) => {
        const box = one.getBoundingClientRect();
        return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
      };
      return regions().sort((a, b) => far(a) - far(b))[0];
    };
    board.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.target.closest("a")) return;
      const pressed = event.target.closest("[data-place]");
      let region = pressed;
      while (region && around(region)) region = around(region);
      tell(region);
    });
    frame.addEventListener("dragstart", (event) => event.preventDefault());
    frame.addEventListener("dblclick", (event) => {
      if (!event.target.closest(".board-tools, .board-here, a")) zoom(2, { x: event.clientX, y: event.clientY });
    });

    const part = frame.closest(".board-part");
    const views = () => [...(part?.querySelectorAll("a.look[data-view]") ?? [])];

    /** From near or whole; the links to either say which it is. */
    function goTo(view) {
      for (const link of views()) {
        if (link.dataset.view === view) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
      frame.classList.toggle("is-near", view === "near");
      makeRoom(view === "near");
      go(view === "near" ? on(near) : { k: 1, x: 0, y: 0 });
    }
    const goWhole = () => goTo("whole");

    const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

    /** What lies next to one, that way: among the choices if nothing else is said. */
    function beside(mark, [right, down], among = [...board.querySelectorAll("a.mark")]) {
      const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      };
      const [x, y] = middle(mark);
      const others = among.filter((one) => one !== mark);
      const measured = others.map((one) => {
        const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
        const along = dx * right + dy * down;
        return { one, along, cost: along + 1.6 * Math.abs(dx * down + dy * right) };
      });
      return measured.filter(({ along }) => along > 4).sort((a, b) => a.cost - b.cost)[0]?.one;
    }

    frame.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const way = WAYS[event.key];
      const mark = event.target.closest?.("a.mark");
      const told = frame.querySelector(".board-here");
      if (event.target.closest?.("button")) return;
      if (event.key === "Enter" && event.target === frame) {
        const box = frame.getBoundingClientRect();
        tell(regionAt(box.left + box.width / 2, box.top + drawnHeight() / 2));
      } else if (told && way) tell(beside(regions().find((one) => one.dataset.place === told.dataset.region), way, regions()) ?? regions().find((one) => one.dataset.place === told.dataset.region));
      else if (told && event.key === "Escape") tell();
      else if (way && mark) beside(mark, way)?.focus();
      else if (way && see.k > 1) go({ ...see, x: see.x - way[0] * frame.clientWidth * 0.25, y: see.y - way[1] * frame.clientHeight * 0.25 });
      else if (event.key === "+" || event.key === "=") zoom(1.6);
      else if (event.key === "-") zoom(1 / 1.6);
      else if (event.key === "0") goWhole();
      else if (event.key === "Escape" && see.k > 1) goWhole();
      else if (event.key === "Escape") document.querySelector(".turn-form input:not([type=hidden]), .turn-form button")?.focus();
      else return;
      event.preventDefault();
    });

    // A choice that one comes to by keyboard is brought into sight.
    board.addEventListener("focusin", (event) => {
      frame.scrollTo(0, 0);
      const mark = event.target.closest("a.mark");
      if (!mark || see.k === 1) return;
      const [box, room] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()];
      const isSeen = box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
      if (isSeen) return;
      const dx = room.left + room.width / 2 - box.left - box.width / 2;
      const dy = room.top + room.height / 2 - box.top - box.height / 2;
      go({ ...see, x: see.x + dx, y: see.y + dy });
    });

    const tools = document.createElement("div");
    tools.className = "board-tools";
    for (const [sign, by, words] of [["+", 1.6, frame.dataset.closer], ["−", 1 / 1.6, frame.dataset.farther], ["⤢", 0, frame.dataset.whole]]) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = sign;
      button.title = words;
      button.setAttribute("aria-label", words);
      button.dataset.zoom = by;
      button.addEventListener("click", () => (by ? zoom(by) : goWhole()));
      tools.append(button);
    }
    const room = document.createElement("div");
    room.className = "board-room";
    frame.append(room, tools);
    // A board that comes from near is all here: the frame moves over it from now on.
    if (board.dataset.whole) board.setAttribute("viewBox", board.dataset.whole);
    const isNear = frame.dataset.density === "near";
    makeRoom(isNear);
    if (last && (isNear || last.k > 1)) {
      show(held(last));
      go(isNear ? on(near) : { k: 1, x: 0, y: 0 });
    } else show(isNear ? held(on(near)) : see);
    let width = frame.clientWidth;
    new ResizeObserver(() => {
      // Turned or resized, what is seen from near stays so.
      if (frame.clientWidth !== width && isNear) show(held(on(near)));
      else show(held(see));
      width = frame.clientWidth;
    }).observe(frame);

    // Other ways to look: near and whole only move the frame, a layer is fetched and comes in place.
    for (const link of part?.querySelectorAll("a.look") ?? []) {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const { view } = link.dataset;
        if (!view) return replace(part, link);
        goTo(view);
        // The link that was pressed is gone now: the other one has come in its place.
        views().find((other) => other !== link)?.focus({ preventScroll: true });
      });
    }
  }

  async function replace(part, link) {
    try {
      const response = await fetch(link.href, { credentials: "same-origin" });
      const next = new DOMParser().parseFromString(await response.text(), "text/html").getElementById(part.id);
      if (!response.ok || !next) throw new Error("no board");
      const at = [...part.querySelectorAll("a.look")].indexOf(link);
      const [scrolled, row] = [part.querySelector(".board-looks ul")?.scrollLeft ?? 0, () => next.querySelector(".board-looks ul")];
      part.replaceWith(next);
      history.replaceState(history.state, "", link.href.split("#")[0]);
      if (row()) row().scrollLeft = scrolled;
      document.dispatchEvent(new CustomEvent("sternpost:board"));
      look(next.querySelector(".board-frame"));
      next.querySelectorAll("a.look")[at]?.focus({ preventScroll: true });
    } catch {
      location.assign(link.href);
    }
  }

  const lookAtAll = () => document.querySelectorAll(".board-frame[data-closer]").forEach(look);
  lookAtAll();
  // A turn that goes on in place brings another board.
  document.addEventListener("sternpost:shown", lookAtAll);
})();
