/**
 * Does to a page what Chromium does when it translates: each text is replaced by two `<font>` elements, in one step, or added beside it before
 * it is removed. Returns how many texts there were. Runs also inside a page, so it takes nothing from outside.
 */
export function translateTexts(how: 'replace' | 'insert and remove'): number {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isLeftOut =
      text.parentElement === null ||
      text.parentElement.closest('script, style, textarea, font') !== null;
    if (text.data.trim() !== '' && !isLeftOut) {
      texts.push(text);
    }
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    if (how === 'replace') {
      text.replaceWith(outer);
    } else {
      text.before(outer);
      text.remove();
    }
  }
  return texts.length;
}
