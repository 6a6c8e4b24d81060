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

/** Of an entry in the history whose query was changed here: the query that the reader came with. */
interface Entry {
  arrived?: string;
}

type Place = ReturnType<typeof useLocation<Entry | undefined>>;

/** The same by address: an entry made by a link to a heading has no such note. */
const arrivals = new Map<string, string>();

function arrivedWith({pathname, search, state}: Place): string {
  return state?.arrived ?? arrivals.get(`${pathname}${search}`) ?? search;
}

/**
 * What the address says at first, and then what the reader does, which the address follows. Going back or forward to another query takes
 * what stands there.
 *
 * @param door the same object for the life of the component
 * @param nothing what is assumed before the first paint is over
 * @returns also what the address said when the reader came, without what the reader has done since
 */
export function useAddressState<State>(
  door: AddressDoor<State>,
  nothing: State,
): [State, (state: State) => void, State] {
  const place = useLocation<Entry | undefined>();
  const {search} = place;
  const history = useHistory<Entry | undefined>();
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
        const arrived = own === nothing ? '' : arrivedWith(location);
        arrivals.set(`${location.pathname}${next}`, arrived);
        history.replace({
          ...location,
          search: next,
          state: {...location.state, arrived},
        });
      }
    }, WRITING_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [own, nothing, history, door]);

  const asked = isHydrated ? door.read(search) : nothing;
  const brought = isHydrated ? door.read(arrivedWith(place)) : nothing;
  return [own ?? asked, setOwn, brought];
}
