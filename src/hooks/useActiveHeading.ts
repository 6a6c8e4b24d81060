import {useEffect, useState} from 'react';
import {activeHeading, type HeadingPosition} from '../lib/activeHeading';

/** Distance from the top of the window at which a heading counts as reached: the navbar and a little air, in CSS pixels. */
const READING_LINE = 84;

function positions(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const heading = document.getElementById(id);
    return heading ? [{id, top: heading.getBoundingClientRect().top}] : [];
  });
}

/**
 * Follows the reader's scrolling through the headings of a page, once a frame at most.
 *
 * @param ids of the headings, in the order of the page; joined by spaces so that a new array of the same ids changes nothing
 */
export function useActiveHeading(ids: string): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setActive(activeHeading(positions(ids.split(' ')), READING_LINE));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return active;
}
