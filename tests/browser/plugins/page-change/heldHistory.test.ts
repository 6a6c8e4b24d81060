import {createMemoryHistory, type Location} from 'history';
import {heldHistory} from '../../../../src/plugins/page-change/heldHistory';

/** A reader at `/a`, where pages come when the test lets them. */
function reader() {
  const coming = new Map<string, (isThere: boolean) => void>();
  const ended: string[] = [];
  const begun: string[] = [];
  const shown: string[] = [];
  const nameOf = ({pathname, hash}: Location) => pathname + hash;
  const history = heldHistory(createMemoryHistory({initialEntries: ['/a']}), {
    begin: (location, previous) => {
      begun.push(`${nameOf(previous)} -> ${nameOf(location)}`);
      return () => ended.push(nameOf(location));
    },
    bring: async ({pathname}) =>
      new Promise((resolve) => coming.set(pathname, resolve)),
  });
  const forget = history.listen((location) => shown.push(nameOf(location)));
  return {
    history,
    begun,
    ended,
    shown,
    forget,
    comes: async (pathname: string, isThere = true) => {
      coming.get(pathname)?.(isThere);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('a page is told of when it can be shown, while its address is there at once', async () => {
  const {history, begun, ended, shown, comes} = reader();
  history.push('/b');
  expect(history.location.pathname).toBe('/b');
  expect(begun).toEqual(['/a -> /b']);
  expect(shown).toEqual([]);
  expect(ended).toEqual([]);
  await comes('/b');
  expect(shown).toEqual(['/b']);
  expect(ended).toEqual(['/b']);
});

test('a place on the same page is told of in its turn', async () => {
  const {history, shown, ended, comes} = reader();
  history.push('/a#part');
  await comes('/a');
  expect(shown).toEqual(['/a#part']);
  expect(ended).toEqual(['/a#part']);
});

test('of two pages that were asked for, only the last one is shown, whichever comes first', async () => {
  const {history, shown, ended, comes} = reader();
  history.push('/b');
  history.push('/c');
  await comes('/c');
  await comes('/b');
  expect(shown).toEqual(['/c']);
  expect(ended).toEqual(['/c', '/b']);
});

test('a reader who goes back before a page comes stays', async () => {
  const {history, shown, comes} = reader();
  history.push('/b');
  history.goBack();
  await comes('/a');
  await comes('/b');
  expect(shown).toEqual(['/a']);
});

test('a page that does not come is not shown', async () => {
  const {history, shown, ended, comes} = reader();
  history.push('/b');
  await comes('/b', false);
  expect(shown).toEqual([]);
  expect(ended).toEqual([]);
});

test('the next page is asked for from the one that is shown', async () => {
  const {history, begun, comes} = reader();
  history.push('/b');
  await comes('/b');
  history.push('/c');
  expect(begun).toEqual(['/a -> /b', '/b -> /c']);
});

test('who no longer listens is not told', async () => {
  const {history, shown, forget, comes} = reader();
  forget();
  history.push('/b');
  await comes('/b');
  expect(shown).toEqual([]);
});
