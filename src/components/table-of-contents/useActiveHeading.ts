import {useEffect, useState} from 'react';
import {activeHeading} from './activeHeading';
import {headingPositions} from './headingPositions';

/** The current heading while the reader scrolls. Ids are joined by spaces, so that a new array of the same ids changes nothing. */
export function useActiveHeading(ids: string): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setActive(activeHeading(headingPositions(ids.split(' '))));
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
