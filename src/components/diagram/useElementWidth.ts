import {useEffect, useState, type RefObject} from 'react';

/** Debounce delay of width changes, in milliseconds. */
const SETTLING_TIME = 200;

/** The width of an element in whole CSS pixels, debounced; `undefined` at first. */
export function useElementWidth(
  ref: RefObject<Element | null>,
): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      setWidth(Math.round(element.getBoundingClientRect().width));
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLING_TIME);
    });
    measure();
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref]);
  return width;
}
