import {useEffect} from 'react';
import {hides} from './coverage';

/** Marks floating elements. */
const FLOATS = '[data-floats]';

/** Set on a floating element, it moves it out of the window by a style sheet. Focus on the element brings it back. */
const YIELDS = 'data-yields';

function moveFloatsAside(): void {
  const {activeElement: focused, documentElement: root} = document;
  const isSeen = focused?.matches(':focus-visible') === true;
  const window = {
    left: 0,
    top: 0,
    right: root.clientWidth,
    bottom: root.clientHeight,
  };
  for (const float of document.querySelectorAll(FLOATS)) {
    // Measure its normal position.
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
    document.addEventListener('focusin', moveFloatsAside, options);
    document.addEventListener('focusout', moveFloatsAside, options);
    document.addEventListener('scroll', moveFloatsAside, options);
    window.addEventListener('resize', moveFloatsAside, options);
    return () => {
      leaving.abort();
    };
  }, []);
}
