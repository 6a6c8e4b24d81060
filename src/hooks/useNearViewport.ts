import {useEffect, useState, type RefObject} from 'react';

/** Whether an element has ever been within a margin around the window, in CSS pixels. */
export function useNearViewport(
  ref: RefObject<Element | null>,
  margin: number,
): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          setIsNear(true);
        }
      },
      {rootMargin: `${margin}px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin, isNear]);
  return isNear;
}
