import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState} from 'react';
import {useHydrated} from './useHydrated';

/** Browsers refuse addresses that change with each letter; this is how long the reader must have paused, in milliseconds. */
const WRITING_DELAY = 400;

/** How a state travels in the query of an address. */
export interface AddressDoor<State> {
  /** What an address brings along. */
  read: (search: string) => State;
  /** The query with this state in it, and whatever else stood there. */
  write: (state: State, search: string) => string;
}

/**
 * What the address says at first, and then what the reader does, which the address follows. Going back or forward to another query takes
 * what stands there.
 *
 * @param door the same object for the life of the component
 * @param nothing what is assumed before the first paint is over
 */
export function useAddressState<State>(
  door: AddressDoor<State>,
  nothing: State,
): [State, (state: State) => void] {
  const {search} = useLocation();
  const history = useHistory();
  const isHydrated = useHydrated();
  const [own, setOwn] = useState<State>();
  const seen = useRef(search);

  useEffect(
    () =>
      history.listen((location, action) => {
        if (action === 'POP' && location.search !== seen.current) {
          setOwn(undefined);
        }
        seen.current = location.search;
      }),
    [history],
  );

  useEffect(() => {
    if (own === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const {location} = history;
      const next = door.write(own, location.search);
      if (next !== location.search) {
        history.replace({...location, search: next});
      }
    }, WRITING_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [own, history, door]);

  const asked = isHydrated ? door.read(search) : nothing;
  return [own ?? asked, setOwn];
}
