import type {Box, Span} from './whiteSpace';

interface Arrangement {
  /** Keys of the fields to show; all of them if there are none. */
  fields: readonly string[];
  /** Selectors of what to blur. */
  conceal: readonly string[];
}

/** Changes the page before its picture is taken. It runs in the page, so it uses nothing from outside. */
export function arrange({fields, conceal}: Arrangement): void {
  const style = document.createElement('style');
  style.textContent = `
    [data-dots] {
      padding: 0;
      line-height: 1;
      letter-spacing: 0.5em;
      text-align: center;
      opacity: 0.6;
    }
    ${conceal.map((selector) => `${selector} { filter: blur(6px); }`).join('\n')}
    .hope-notification__list, .hope-tooltip { display: none !important; }
    body:has(.hope-modal__content, .hope-drawer__content) #root { visibility: hidden; }
    :focus, :focus-visible { caret-color: transparent; }
  `;
  document.head.append(style);
  if (fields.length > 0) {
    let isAfterDots = false;
    for (const control of document.querySelectorAll('.hope-form-control')) {
      const key = control.querySelector('label')?.getAttribute('for') ?? '';
      if (fields.includes(key)) {
        isAfterDots = false;
        continue;
      }
      if (!isAfterDots) {
        const dots = document.createElement('div');
        dots.textContent = '•••';
        dots.dataset.dots = '';
        control.before(dots);
        isAfterDots = true;
      }
      control.remove();
    }
  }
  if (document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
  scrollTo(0, 0);
}

/** Draws frames over the page, inwards from their boxes. It runs in the page as well. */
export function drawFrames([frames, thickness]: [Box[], number]): void {
  for (const {left, top, right, bottom} of frames) {
    const frame = document.createElement('div');
    frame.style.cssText = `
      position: fixed;
      left: ${left}px;
      top: ${top}px;
      width: ${right - left}px;
      height: ${bottom - top}px;
      border: ${thickness}px solid #f0186f;
      border-radius: 7px;
      box-sizing: border-box;
      pointer-events: none;
      z-index: 2147483647;
    `;
    document.body.append(frame);
  }
}

/** Hides what is above and below a part of the window, which makes room for a margin. It runs in the page as well. */
export function hideBeyond({start, end}: Span): void {
  const isBeyond = (element: Element) => {
    const {top, bottom} = element.getBoundingClientRect();
    return bottom <= start || top >= end;
  };
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    // What holds a dialog has no height, but the dialog has.
    if (
      isBeyond(element) &&
      [...element.querySelectorAll('*')].every(isBeyond)
    ) {
      element.style.setProperty('visibility', 'hidden', 'important');
    }
  }
}
