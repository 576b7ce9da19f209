// Texts that leave their boxes, cells of a row that touch, and drawings that only define and yet take room. Everything folded is unfolded first.
(() => {
  for (const part of document.querySelectorAll('details')) part.open = true;
  const out = [], shown = (el) => el.checkVisibility();
  const isClipped = (el) => el && (el.matches('.sr, .skip') || getComputedStyle(el).clipPath !== 'none' || isClipped(el.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = texts.nextNode());) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('svg, script, style, pre, option') || isClipped(parent) || !shown(parent)) continue;
    const range = document.createRange(); range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!lines.length) continue;
    let [left, right] = [Math.min(...lines.map((b) => b.left)), Math.max(...lines.map((b) => b.right))];
    for (let box = parent; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (style.clipPath !== 'none') break;
      const at = box.getBoundingClientRect();
      if (style.overflowX !== 'visible') {
        const isScrolled = ['auto', 'scroll'].includes(style.overflowX);
        const isCut = style.textOverflow !== 'ellipsis' && !isScrolled && (right > at.right + 1 || left < at.left - 1);
        // What is scrolled may lie beside the box; a line of its text is never longer than the box.
        if (isCut || (isScrolled && right - left > at.width + 1)) out.push(['cut', box.className, node.textContent.trim().slice(0, 60)]);
        if (isCut || isScrolled) break;
        [left, right] = [Math.max(left, at.left), Math.min(right, at.right)];
        continue;
      }
      if (right > at.right + 1 || left < at.left - 1) { out.push(['out', (box.className || box.tagName)+'', node.textContent.trim().slice(0, 60), Math.round(right - at.right)]); break; }
    }
  }
  for (const row of document.querySelectorAll('tr')) {
    if (!shown(row)) continue;
    let before = -Infinity, what = '';
    for (const cell of row.cells) {
      const boxes = [];
      const parts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let part; (part = parts.nextNode());) {
        if (!part.textContent.trim() || isClipped(part.parentElement)) continue;
        const range = document.createRange(); range.selectNodeContents(part);
        boxes.push(...[...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1));
      }
      if (!boxes.length) continue;
      // Cells of a narrow sheet stand below each other.
      if (getComputedStyle(cell).display === 'block') before = -Infinity;
      const left = Math.min(...boxes.map((b) => b.left));
      if (left < before + 3) out.push(['touch', what, cell.innerText.trim(), Math.round(left - before)]);
      before = Math.max(...boxes.map((b) => b.right)); what = cell.innerText.trim().slice(0, 30);
    }
  }
  // Words of sheets are never broken; where they are parted with a hyphen that is for the browser's dictionary.
  for (const part of document.querySelectorAll('.panels, .sheet')) {
    part.style.hyphens = 'manual';
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node; (node = words.nextNode());) {
      if (!shown(node.parentElement) || isClipped(node.parentElement) || node.parentElement.closest('option')) continue;
      for (const { 0: word, index } of node.textContent.matchAll(/\p{L}{5,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index); range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) out.push(['broken', word]);
      }
    }
    part.style.hyphens = '';
  }
  for (const signs of document.querySelectorAll('svg.signs')) {
    const { width, height } = signs.getBoundingClientRect();
    if (width > 0 || height > 0) out.push(['signs', width, height]);
  }
  return out;
})()
