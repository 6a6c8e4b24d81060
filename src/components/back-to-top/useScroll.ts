import {useEffect, useState} from 'react';
import {isBackToTopShown, scrollPercent} from './scrollProgress';

/**
 * A value derived from the scroll position. It is measured in a frame callback, because measuring during rendering would force a layout.
 *
 * @param measure must be the same function in every render
 */
function useScroll<Said>(look: () => Said, before: Said): Said {
  const [said, setSaid] = useState(before);
  useEffect(() => {
    const lookAgain = () => {
      setSaid(look);
    };
    const frame = requestAnimationFrame(lookAgain);
    window.addEventListener('scroll', lookAgain, {passive: true});
    window.addEventListener('resize', lookAgain);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookAgain);
      window.removeEventListener('resize', lookAgain);
    };
  }, [look]);
  return said;
}

const isFarDown = () => isBackToTopShown(window.scrollY);

/** Whether the page is scrolled far enough to show the button. */
export function useIsFarDown(): boolean {
  return useScroll(isFarDown, false);
}

function percentRead(): number {
  const {scrollHeight, clientHeight} = document.documentElement;
  return scrollPercent(window.scrollY, scrollHeight, clientHeight);
}

/** Scroll progress of the page, in whole percent. */
export function useScrollPercent(): number {
  return useScroll(percentRead, 0);
}
