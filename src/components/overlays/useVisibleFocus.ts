import {useEffect} from 'react';
import {hides} from './coverage';

/** On what floats over the page. */
const FLOATS = '[data-floats]';

/** While it is on such an element, a style sheet keeps it outside the window; it can still be focused, which brings it back. */
const YIELDS = 'data-yields';

function makeWay(): void {
  const {activeElement: focused, documentElement: root} = document;
  const isSeen = focused?.matches(':focus-visible') === true;
  const window = {
    left: 0,
    top: 0,
    right: root.clientWidth,
    bottom: root.clientHeight,
  };
  for (const float of document.querySelectorAll(FLOATS)) {
    // Where it is when it does not yield.
    float.removeAttribute(YIELDS);
    if (
      isSeen &&
      !float.contains(focused) &&
      hides(
        float.getBoundingClientRect(),
        focused.getBoundingClientRect(),
        window,
      )
    ) {
      float.setAttribute(YIELDS, '');
    }
  }
}

/** Whatever floats over the element that has the focus leaves its place until the focus is elsewhere. */
export function useVisibleFocus(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const options = {signal: leaving.signal, passive: true, capture: true};
    document.addEventListener('focusin', makeWay, options);
    document.addEventListener('focusout', makeWay, options);
    document.addEventListener('scroll', makeWay, options);
    window.addEventListener('resize', makeWay, options);
    return () => {
      leaving.abort();
    };
  }, []);
}
