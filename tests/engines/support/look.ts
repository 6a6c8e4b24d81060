/** What a visitor sees of an element, and how the page knows it. */
export interface Look {
  /** The middle of the part that is in the window, in the window's coordinates. */
  x: number;
  y: number;
  /** A press there would reach the element: it has a size, is in the window, and nothing lies over it. */
  isSeen: boolean;
  isFocused: boolean;
  text: string;
  /** Of a form field. */
  value: string;
}

/**
 * Runs in the page, so it uses nothing from outside itself.
 *
 * @param name beginning of the element's label or text; the first element that has a place wins
 */
export function look(
  css: string,
  name: string,
  isBroughtIntoView: boolean,
): Look | null {
  const nameOf = (element: Element) => {
    const labels =
      element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    const label = [...labels].map(({textContent}) => textContent).join(' ');
    const spoken = element.getAttribute('aria-label') ?? '';
    return (spoken || label || element.textContent).trim();
  };
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) => nameOf(element).startsWith(name),
  );
  const element = all.find((one) => one.getClientRects().length > 0) ?? all[0];
  if (element === undefined) {
    return null;
  }
  if (isBroughtIntoView) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  const [box = new DOMRect()] = element.getClientRects();
  const middle = (from: number, to: number, end: number) =>
    (Math.max(from, 0) + Math.min(to, end)) / 2;
  const x = middle(box.left, box.right, window.innerWidth);
  const y = middle(box.top, box.bottom, window.innerHeight);
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    isSeen: box.width > 0 && box.height > 0 && element.contains(hit),
    isFocused: element === document.activeElement,
    text: element.textContent.trim(),
    value: 'value' in element ? String(element.value) : '',
  };
}
