import {useEffect, useState} from 'react';

/**
 * Whether a time has passed since the component appeared.
 *
 * @param delay in milliseconds
 */
export function useDelayed(delay: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setHasPassed(true);
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [delay]);
  return hasPassed;
}
