import {useHistory} from '@docusaurus/router';
import {Children, useEffect, useState, type ReactNode} from 'react';
import {useHydrated} from '../../../hooks/useHydrated';
import {pageTurns} from '../../../lib/pageTurns';

/** Counts from a number to another one behind the first paint, each step in a task of its own. */
function useSteps(from: number, to: number): number {
  const [step, setStep] = useState(from);
  useEffect(() => {
    let isWanted = true;
    const goOn = async () => {
      for (let next = from + 1; next <= to; next++) {
        await pageTurns.take().due;
        if (!isWanted) {
          return;
        }
        setStep(next);
      }
    };
    void goOn();
    return () => {
      isWanted = false;
    };
  }, [from, to]);
  return step;
}

interface LaterProps {
  /** What is shown until all of it is there. */
  until?: ReactNode;
  /** The parts, which come one after the other. */
  children?: ReactNode;
}

/**
 * What of a page may come when its beginning is on the screen: when a reader follows a link to the page. Not where the browser looks for a
 * place further down: on the page that was loaded, on the way back, and under an address with a fragment.
 */
export function Later({until, children}: LaterProps): ReactNode {
  const parts = Children.toArray(children);
  const isAfterFirstPage = useHydrated();
  const {action, location} = useHistory();
  const waits = isAfterFirstPage && action === 'PUSH' && location.hash === '';
  const [first] = useState(waits ? 0 : parts.length);
  const shown = useSteps(first, parts.length);
  return (
    <>
      {parts.slice(0, shown)}
      {shown < parts.length ? until : null}
    </>
  );
}
