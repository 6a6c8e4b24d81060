import type {History, Location, LocationListener} from 'history';

interface Arrivals {
  /** Is told that another address was asked for; what it returns is called when that is shown, or given up. */
  begin: (location: Location, previous: Location) => () => void;
  /** Whether the page of an address can be shown, as soon as that is known. */
  bring: (location: Location) => Promise<boolean>;
}

/** A history whose listeners hear of an address when its page can be shown, unless the reader has left it again by then. */
export function heldHistory(
  history: History,
  {begin, bring}: Arrivals,
): History {
  const listeners = new Set<LocationListener>();
  let shown = history.location;
  const follow = async (
    ...[location, action]: Parameters<LocationListener>
  ) => {
    const end = begin(location, shown);
    if (!(await bring(location))) {
      return;
    }
    end();
    if (history.location === location) {
      shown = location;
      listeners.forEach((listener) => {
        listener(location, action);
      });
    }
  };
  history.listen((location, action) => {
    void follow(location, action);
  });
  return Object.create(history, {
    listen: {
      value: (listener: LocationListener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  }) as History;
}
