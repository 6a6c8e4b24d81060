import {
  onRouteDidUpdate,
  onRouteUpdate,
  returnToStoredPosition,
  SCROLL_SETTLED,
  storeScrollPosition,
} from '../../../../src/components/navigation/scrollPosition';

const from = {previousLocation: {pathname: '/guide/'}};
const loaded = {previousLocation: null};

/** The entry that the browser is at, as the router hands it on. */
function locationShown(): {key?: string} {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

const showPage = (previous: typeof from | typeof loaded) => {
  onRouteDidUpdate({...previous, location: locationShown()});
};

let scrollTo: jest.SpyInstance;

function scrollBy(top: number): void {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

/** The reader arrives at an entry of the history that has this state. */
function arriveAt(state: unknown): void {
  onRouteUpdate(from);
  window.history.replaceState(state, '');
  showPage(from);
}

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState({key: 'first'}, '');
  onRouteUpdate(loaded);
  showPage(loaded);
  window.scrollY = 0;
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('the position is stored beside what the router keeps in the entry, once the reader has scrolled', () => {
  scrollBy(300);
  scrollBy(700);
  expect(window.history.state).toEqual({key: 'first'});
  jest.advanceTimersByTime(SCROLL_SETTLED);
  expect(window.history.state).toEqual({key: 'first', scrollTop: 700});
});

test('the position is stored at once where a page is left by a link', () => {
  scrollBy(700);
  storeScrollPosition();
  expect(window.history.state).toMatchObject({scrollTop: 700});
});

test('a reader who returns to an entry is at its position', () => {
  arriveAt({key: 'a', scrollTop: 1300});
  expect(scrollTo).toHaveBeenCalledWith({top: 1300, behavior: 'instant'});
});

test('a reader who returns is at the heading they had in the window, although a drawing above it is not there yet', () => {
  const tops = {first: -900, second: 120, third: 2000};
  document.body.innerHTML = `<main>${Object.keys(tops)
    .map((id) => `<h2 id="${id}">${id}</h2>`)
    .join('')}</main>`;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, tops[this.id as keyof typeof tops], 0, 0);
    });
  scrollBy(3000);
  jest.advanceTimersByTime(SCROLL_SETTLED);
  const state: unknown = window.history.state;
  tops.second = 2600;
  window.scrollY = 0;
  arriveAt(state);
  expect(scrollTo).toHaveBeenCalledWith({top: 2480, behavior: 'instant'});
  document.body.innerHTML = '';
  arriveAt(state);
  expect(scrollTo).toHaveBeenLastCalledWith({top: 3000, behavior: 'instant'});
  jest.restoreAllMocks();
});

describe('a drawing that comes late', () => {
  let drawn: () => void;
  const disconnect = jest.fn();

  beforeEach(() => {
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      drawn = () => callback([], {} as ResizeObserver);
      return {observe: jest.fn(), unobserve: jest.fn(), disconnect};
    });
    arriveAt({key: 'a', scrollTop: 1300});
    disconnect.mockClear();
    scrollTo.mockClear();
  });

  test('leaves a reader who returned at their position', () => {
    drawn();
    expect(scrollTo).toHaveBeenCalledWith({top: 1300, behavior: 'instant'});
    expect(disconnect).not.toHaveBeenCalled();
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'moves nobody who has done something since: %s',
    (input) => {
      window.dispatchEvent(new Event(input));
      expect(disconnect).toHaveBeenCalled();
    },
  );

  test('moves nobody after some seconds', () => {
    jest.advanceTimersByTime(10_000);
    expect(disconnect).toHaveBeenCalled();
  });

  test('moves nobody on the next page', () => {
    onRouteUpdate(from);
    expect(disconnect).toHaveBeenCalled();
  });
});

test('the browser does not scroll to a fragment where the position is known, and restores the position after a reload', () => {
  window.history.scrollRestoration = 'auto';
  window.history.replaceState({key: 'a'}, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.history.replaceState({key: 'b', scrollTop: 1300}, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.history.scrollRestoration).toBe('manual');
  onRouteUpdate(from);
  showPage(from);
  expect(window.history.scrollRestoration).toBe('manual');
  jest.advanceTimersByTime(0);
  expect(window.history.scrollRestoration).toBe('auto');
});

test.each([null, {key: 'a'}, {scrollTop: '5'}, 'text'])(
  'an entry with the state %j is left to Docusaurus',
  (state) => {
    arriveAt(state);
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

test('a page that was loaded is left to the browser', () => {
  window.history.replaceState({scrollTop: 1300}, '');
  onRouteUpdate(loaded);
  showPage(loaded);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('what is scrolled while the next page loads is no position in it', () => {
  onRouteUpdate(from);
  window.history.replaceState({key: 'next'}, '');
  scrollBy(900);
  jest.advanceTimersByTime(SCROLL_SETTLED);
  storeScrollPosition();
  expect(window.history.state).toEqual({key: 'next'});
  window.scrollY = 0;
  showPage(from);
  jest.advanceTimersByTime(SCROLL_SETTLED);
  expect(window.history.state).toEqual({key: 'next', scrollTop: 0});
});

test('a scroll just before a link is followed is no position in the next page, although the router has not rendered yet', () => {
  scrollBy(900);
  window.history.replaceState({key: 'next'}, '');
  jest.advanceTimersByTime(SCROLL_SETTLED);
  expect(window.history.state).toEqual({key: 'next'});
  onRouteUpdate(from);
  showPage(from);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a reader who scrolled just before they left returns to where they had got to', () => {
  window.history.replaceState({key: 'read', scrollTop: 0}, '');
  onRouteUpdate(from);
  showPage(from);
  jest.advanceTimersByTime(SCROLL_SETTLED);
  scrollBy(900);
  arriveAt({key: 'before'});
  jest.advanceTimersByTime(SCROLL_SETTLED);
  arriveAt({key: 'read', scrollTop: 0});
  expect(scrollTo).toHaveBeenLastCalledWith({top: 900, behavior: 'instant'});
});

test.each([[{key: 'read'}], [null]])(
  'a reader who scrolled on while the next page was loading returns to where they had got to, from an entry with the state %j',
  (state) => {
    arriveAt(state);
    scrollBy(300);
    jest.advanceTimersByTime(SCROLL_SETTLED);
    const read: unknown = window.history.state;
    window.history.replaceState({key: 'next'}, '');
    scrollBy(900);
    jest.advanceTimersByTime(SCROLL_SETTLED);
    showPage(from);
    arriveAt(read);
    expect(scrollTo).toHaveBeenLastCalledWith({top: 900, behavior: 'instant'});
  },
);

test('a reader returns to the position that was stored, where something else has scrolled the page', () => {
  scrollBy(700);
  jest.advanceTimersByTime(SCROLL_SETTLED);
  scrollBy(0);
  returnToStoredPosition();
  expect(scrollTo).toHaveBeenLastCalledWith({top: 700, behavior: 'instant'});
});

test('a link to another part of the same page leaves the position that was read', () => {
  window.history.replaceState({scrollTop: 2300}, '');
  onRouteUpdate(from);
  showPage(from);
  arriveAt(null);
  scrollBy(500);
  arriveAt({scrollTop: 2300});
  expect(scrollTo).toHaveBeenLastCalledWith({top: 2300, behavior: 'instant'});
});
