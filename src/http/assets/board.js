// The board as something one looks into: wheel and pinch zoom, a drag moves it, and the keys do both. Comfort only: without this
// file the whole board stands there, and what can be chosen on it are links.
"use strict";
(() => {
  // From this width on names can be read; the style sheet says the same of a board that nobody has zoomed.
  const NEAR = 620;
  const MOST = 6;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  function look(frame) {
    const board = frame.querySelector("svg.board");
    if (!board) return;
    let see = { k: 1, x: 0, y: 0 };
    let running = 0;
    const pointers = new Map();
    let isDragged = false;

    /** What stays within the frame: a board is never moved out of sight. */
    const held = ({ k, x, y }) => {
      const scale = Math.min(Math.max(k, 1), MOST);
      const { clientWidth: w, clientHeight: h } = frame;
      const hold = (at, size) => Math.min(0, Math.max(size - size * scale, at));
      return { k: scale, x: hold(x, w), y: hold(y, h) };
    };

    function show(to) {
      see = to;
      const isWhole = see.k === 1;
      board.style.transform = isWhole ? "" : `translate(${see.x}px, ${see.y}px) scale(${see.k})`;
      frame.classList.toggle("is-zoomed", !isWhole);
      if (isWhole) delete frame.dataset.density;
      else frame.dataset.density = frame.clientWidth * see.k >= NEAR ? "near" : "far";
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
        const part = Math.min(1, (now - start) / 200);
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
      const [px, py] = at ? [at.x - box.left, at.y - box.top] : [frame.clientWidth / 2, frame.clientHeight / 2];
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
      if (event.target.closest(".board-tools")) return;
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
        if (!isDragged || event.target.closest(".board-tools")) return;
        isDragged = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    frame.addEventListener("dragstart", (event) => event.preventDefault());
    frame.addEventListener("dblclick", (event) => {
      if (!event.target.closest(".board-tools, a")) zoom(2, { x: event.clientX, y: event.clientY });
    });

    const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

    /** The choice that lies next to one, that way. */
    function beside(mark, [right, down]) {
      const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      };
      const [x, y] = middle(mark);
      const others = [...board.querySelectorAll("a.mark")].filter((one) => one !== mark);
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
      if (way && mark) beside(mark, way)?.focus();
      else if (way && see.k > 1) go({ ...see, x: see.x - way[0] * frame.clientWidth * 0.25, y: see.y - way[1] * frame.clientHeight * 0.25 });
      else if (event.key === "+" || event.key === "=") zoom(1.6);
      else if (event.key === "-") zoom(1 / 1.6);
      else if (event.key === "0") go({ k: 1, x: 0, y: 0 });
      else if (event.key === "Escape" && see.k > 1) go({ k: 1, x: 0, y: 0 });
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
      button.addEventListener("click", () => (by ? zoom(by) : go({ k: 1, x: 0, y: 0 })));
      tools.append(button);
    }
    frame.append(tools);
    new ResizeObserver(() => show(held(see))).observe(frame);
    show(see);
  }

  const lookAtAll = () => document.querySelectorAll(".board-frame[data-closer]").forEach(look);
  lookAtAll();
  // A turn that goes on in place brings another board.
  document.addEventListener("sternpost:shown", lookAtAll);
})();
