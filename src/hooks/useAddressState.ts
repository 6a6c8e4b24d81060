import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useEffectEvent, useRef, useState} from 'react';
import {useHydrated} from './useHydrated';

/** Delay before the address is updated, in milliseconds: browsers refuse updates on each keystroke. */
const WRITING_DELAY = 400;

/** Reads a state from the query of an address, and writes it there. */
export interface QueryCodec<State> {
  read: (search: string) => State;
  /** The query with this state in it, and its other parameters unchanged. */
  write: (state: State, search: string) => string;
}

/** State of a history entry whose query was changed here: the query it had on arrival. */
interface Entry {
  arrived?: string;
}

type Place = ReturnType<typeof useLocation<Entry | undefined>>;

/** By address, for history entries made by a link to a heading, which have no such state. */
const arrivals = new Map<string, string>();

function arrivedWith({pathname, search, state}: Place): string {
  return state?.arrived ?? arrivals.get(`${pathname}${search}`) ?? search;
}

/**
 * State that is initialised from the query of the address and written back to it. Going back or forward to another query reads the state
 * from there.
 *
 * @param initial the state before hydration
 * @returns also the state that the address had on arrival
 */
export function useAddressState<State>(
  codec: QueryCodec<State>,
  initial: State,
): [State, (state: State) => void, State] {
  const place = useLocation<Entry | undefined>();
  const {search} = place;
  const history = useHistory<Entry | undefined>();
  const isHydrated = useHydrated();
  const [own, setOwn] = useState<State>();
  const seen = useRef(search);
  const chosenOn = useRef<string>(undefined);
  const write = useEffectEvent(codec.write);
  const choose = useCallback(
    (state: State) => {
      chosenOn.current = history.location.pathname;
      setOwn(state);
    },
    [history],
  );

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
      // While the next page loads, its address is already there.
      if (location.pathname !== chosenOn.current) {
        return;
      }
      const next = write(own, location.search);
      if (next !== location.search) {
        const arrived = own === initial ? '' : arrivedWith(location);
        arrivals.set(`${location.pathname}${next}`, arrived);
        history.replace({
          ...location,
          search: next,
          state: {...location.state, arrived},
        });
      }
    }, WRITING_DELAY);
    return () => clearTimeout(timer);
  }, [own, initial, history]);

  const current = isHydrated ? codec.read(search) : initial;
  const fromLink = isHydrated ? codec.read(arrivedWith(place)) : initial;
  return [own ?? current, choose, fromLink];
}
