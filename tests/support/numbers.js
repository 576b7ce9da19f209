// Names on a board that a number of a choice covers: which, by how many pixels, and of which choice.
Promise.all([...document.querySelectorAll('.board image')].filter((image) => image.checkVisibility()).map(async (image) => {
  const drawing = await (await fetch(image.getAttribute('href'))).text();
  const drawn = document.importNode(new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement, true);
  for (const name of ['x', 'y', 'width', 'height', 'class']) drawn.setAttribute(name, image.getAttribute(name) ?? '');
  image.replaceWith(drawn);
})).then(() => {
  const shown = (one) => one.checkVisibility() && !one.closest('defs');
  const names = [...document.querySelectorAll('.board text')].filter((text) => shown(text) && !text.classList.contains('no') && /\p{L}{3}/u.test(text.textContent));
  // Of a picture what lies beyond the drawing that shows it is not seen.
  const isBeyond = (box, frame) => box.right < frame.left || box.left > frame.right || box.bottom < frame.top || box.top > frame.bottom;
  const frameOf = (text) => text.closest('.board-frame svg.board, .board-sheets > svg')?.getBoundingClientRect();
  const all = names.map((name) => [name.textContent, name.getBoundingClientRect(), frameOf(name)]);
  const boxes = all.filter(([, box, frame]) => !frame || !isBeyond(box, frame));
  const hidden = [];
  for (const number of [...document.querySelectorAll('.board a.mark circle:not(.mark-area)')].filter(shown)) {
    const at = number.getBoundingClientRect();
    const [x, y, r] = [at.x + at.width / 2, at.y + at.height / 2, at.width / 2];
    for (const [name, box] of boxes) {
      // Letters fill the middle of their line.
      const [left, right, top, bottom] = [box.left, box.right, box.top + box.height * 0.28, box.bottom - box.height * 0.25];
      const [nx, ny] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
      const by = r - Math.hypot(x - nx, y - ny);
      if (by > 1) hidden.push([name, Math.round(by * 10) / 10, number.closest('.mark').getAttribute('href')]);
    }
  }
  return hidden;
})
