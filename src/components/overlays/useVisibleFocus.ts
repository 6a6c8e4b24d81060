import {useEffect} from 'react';
import {coveredShare} from './coverage';

/** Marks floating elements. */
const FLOATS = '[data-floats]';

/** Set on a floating element, it moves it out of the window by a style sheet. Focus on the element brings it back. */
const YIELDS = 'data-yields';

/** When floating elements come back, in milliseconds: after the click that took the focus, which could meet them otherwise. */
const RETURN_DELAY = 500;

/** How much of a part of the page they may cover together that has the focus by a script, as the page has after a link. */
const MAX_COVERED = 0.5;

/** Nothing may be covered of an element that the keyboard reaches. */
const isCoveredTooMuch = (focused: HTMLElement, covered: number) =>
  focused.tabIndex < 0 ? covered >= MAX_COVERED : covered > 0;

/** The element that shows the focus. */
function shownFocus(): HTMLElement | undefined {
  const {activeElement} = document;
  return activeElement instanceof HTMLElement &&
    activeElement.matches(':focus-visible')
    ? activeElement
    : undefined;
}

function bringBack(): void {
  document.querySelectorAll(`[${YIELDS}]`).forEach((float) => {
    float.removeAttribute(YIELDS);
  });
}

function moveAside(focused: HTMLElement): void {
  const {documentElement: root} = document;
  const window = {
    left: 0,
    top: 0,
    right: root.clientWidth,
    bottom: root.clientHeight,
  };
  // Measure their normal positions.
  bringBack();
  const covers = [...document.querySelectorAll(FLOATS)]
    .filter((float) => !float.contains(focused))
    .map((float) => ({
      float,
      share: coveredShare(
        float.getBoundingClientRect(),
        focused.getBoundingClientRect(),
        window,
      ),
    }))
    .filter(({share}) => share > 0);
  const covered = covers.reduce((sum, {share}) => sum + share, 0);
  if (isCoveredTooMuch(focused, covered)) {
    covers.forEach(({float}) => {
      float.setAttribute(YIELDS, '');
    });
  }
}

/** Whatever floats over the element that has the focus leaves its place until the focus is elsewhere. */
export function useVisibleFocus(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const options = {signal: leaving.signal, passive: true, capture: true};
    let returning: number | undefined;
    const update = () => {
      window.clearTimeout(returning);
      const focused = shownFocus();
      if (focused === undefined) {
        returning = window.setTimeout(bringBack, RETURN_DELAY);
      } else {
        moveAside(focused);
      }
    };
    document.addEventListener('focusin', update, options);
    document.addEventListener('focusout', update, options);
    document.addEventListener('scroll', update, options);
    window.addEventListener('resize', update, options);
    return () => {
      leaving.abort();
      window.clearTimeout(returning);
      bringBack();
    };
  }, []);
}
