import {useEffect, useState} from 'react';
import {isBackToTopShown, scrollPercent} from './scrollProgress';

/**
 * A value derived from the scroll position. It is measured in a frame callback, because measuring during rendering would force a layout.
 *
 * @param measure must be the same function in every render
 */
function useScrollValue<Value>(measure: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const update = () => {
      setValue(measure);
    };
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, {passive: true});
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [measure]);
  return value;
}

const isFarDown = () => isBackToTopShown(window.scrollY);

/** Whether the page is scrolled far enough to show the button. */
export function useIsFarDown(): boolean {
  return useScrollValue(isFarDown, false);
}

function currentPercent(): number {
  const {scrollHeight, clientHeight} = document.documentElement;
  return scrollPercent(window.scrollY, scrollHeight, clientHeight);
}

/** Scroll progress of the page, in whole percent. */
export function useScrollPercent(): number {
  return useScrollValue(currentPercent, 0);
}
