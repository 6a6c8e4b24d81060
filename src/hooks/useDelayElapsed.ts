import {useEffect, useState} from 'react';

/** Whether a delay, in milliseconds, has passed since the component was mounted. */
export function useDelayElapsed(delay: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return hasPassed;
}
