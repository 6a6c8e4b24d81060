import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import {Suspense, useRef, type ReactNode, type RefObject} from 'react';
import {IdScopeContext, useIdScope} from '../../../hooks/idScope';
import {useHydrated} from '../../../hooks/useHydrated';
import {pageTurns} from '../../../lib/pageTurns';
import type {Turn} from '../../../lib/turns';

interface SliceProps {
  /** What gives it its turn. */
  take?: () => Turn;
  children: ReactNode;
}

function InTurn({
  turn,
  take,
  children,
}: Required<SliceProps> & {turn: RefObject<Turn | null>}): ReactNode {
  const isHydrated = useHydrated();
  if (!isHydrated) {
    turn.current ??= take();
    if (!turn.current.isDue) {
      // What Suspense is told by: the part stays as the server wrote it.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw turn.current.due;
    }
  }
  // Docusaurus tells the whole page at once that it is in a browser, when this part may still be the server's.
  return <BrowserContext value={isHydrated}>{children}</BrowserContext>;
}

/** A part of a page that comes to life in a task of its own, so that a slow phone answers its reader between one part and the next. */
export function Slice({
  take = pageTurns.take,
  children,
}: SliceProps): ReactNode {
  const turn = useRef<Turn>(null);
  return (
    <IdScopeContext value={useIdScope()}>
      <Suspense>
        <InTurn take={take} turn={turn}>
          {children}
        </InTurn>
      </Suspense>
    </IdScopeContext>
  );
}
