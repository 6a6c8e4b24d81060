import {useEffect} from 'react';
import {coveredShare} from './coverage';

/** Marks floating elements. */
const FLOATS = '[data-floats]';

/** Set on a floating element, it moves it out of the window by a style sheet. Focus on the element brings it back. */
const YIELDS = 'data-yields';

/** Together they may cover no more of the focused element than this. */
const MAX_COVERED = 0.5;

function moveFloatsAside(): void {
  const {activeElement: focused, documentElement: root} = document;
  const window = {
    left: 0,
    top: 0,
    right: root.clientWidth,
    bottom: root.clientHeight,
  };
  const floats = [...document.querySelectorAll(FLOATS)];
  // Measure their normal positions.
  floats.forEach((float) => {
    float.removeAttribute(YIELDS);
  });
  if (focused?.matches(':focus-visible') !== true) {
    return;
  }
  const covers = floats
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
  if (covered >= MAX_COVERED) {
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
    document.addEventListener('focusin', moveFloatsAside, options);
    document.addEventListener('focusout', moveFloatsAside, options);
    document.addEventListener('scroll', moveFloatsAside, options);
    window.addEventListener('resize', moveFloatsAside, options);
    return () => {
      leaving.abort();
    };
  }, []);
}
