/**
 * Does to a page what Chromium does when it translates: each text is replaced by two `<font>` elements, in one step, or added beside it before
 * it is removed. Returns how many texts there were. Runs also inside a page, so it takes nothing from outside.
 */
export function translateTexts(how: 'replace' | 'insert and remove'): number {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const leftOut = text.parentElement?.closest(
      'script, style, textarea, font',
    );
    if (text.data.trim() !== '' && !leftOut) {
      texts.push(text);
    }
  }
  for (const text of texts) {
    const outer = document.createElementNS(
      'http://www.w3.org/1999/xhtml',
      'font',
    );
    const inner = document.createElementNS(
      'http://www.w3.org/1999/xhtml',
      'font',
    );
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
