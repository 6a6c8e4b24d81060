import {useEffect, useState} from 'react';
import {isBackToTopShown, scrollPercent} from './scrollProgress';

/**
 * What can be said of the place where the reader is. Looking makes the browser lay the page out, so nobody looks while a page is being built.
 *
 * @param look a function that stays the same
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

/** Whether the reader is far enough down the page to be offered the way back. */
export function useIsFarDown(): boolean {
  return useScroll(isFarDown, false);
}

function percentRead(): number {
  const {scrollHeight, clientHeight} = document.documentElement;
  return scrollPercent(window.scrollY, scrollHeight, clientHeight);
}

/** How much of the page the reader scrolled through, in whole percent. */
export function useScrollPercent(): number {
  return useScroll(percentRead, 0);
}
