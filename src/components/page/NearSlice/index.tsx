import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {useNear} from '../../../hooks/useNear';
import {pageTurns} from '../../../lib/pageTurns';
import {createTurn} from '../../../lib/turns';
import {Slice} from '../Slice';

/** How near the window the part comes before its turn, in CSS pixels. */
const NEAR = 600;

/** Begins a turn when the reader comes near. A part of its own: what is around a slice must not be rendered anew before its turn. */
function Beginning({
  place,
  begin,
}: {
  place: RefObject<Element | null>;
  begin: () => void;
}): ReactNode {
  const isNear = useNear(place, NEAR);
  useEffect(() => {
    if (isNear) {
      void pageTurns.take().due.then(begin);
    }
  }, [isNear, begin]);
  return null;
}

/**
 * A part of a page that comes to life when the reader comes near, and stays as the server wrote it until then; what it is made of may be
 * loaded as late. On a page that a link leads to it is there at once, like everything else.
 */
export function NearSlice({children}: {children: ReactNode}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [{turn, begin}] = useState(createTurn);
  return (
    <div ref={place}>
      <Slice take={typeof window === 'undefined' ? undefined : () => turn}>
        {children}
      </Slice>
      <Beginning begin={begin} place={place} />
    </div>
  );
}
