import {waitFor} from '@testing-library/react';

/** Sizes of the files that were fetched, by address. */
const sizes = new Map<string, number>();
let prefetch: (url: string) => Promise<void>;

const asked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('[rel="prefetch"]')].map(
    ({href}) => new URL(href).pathname,
  );

/** Lets the file come that is asked for last. */
function arrive(size: number): void {
  const link = document.head.querySelector<HTMLLinkElement>(
    '[rel="prefetch"]:last-of-type',
  );
  sizes.set(link?.href ?? '', size);
  link?.dispatchEvent(new Event('load'));
}

beforeEach(async () => {
  sizes.clear();
  document.head.replaceChildren();
  window.requestIdleCallback = (call) => {
    setTimeout(call);
    return 0;
  };
  DOMTokenList.prototype.supports = () => true;
  performance.getEntriesByName = (name) =>
    (sizes.has(name)
      ? [{encodedBodySize: sizes.get(name)}]
      : []) as unknown as PerformanceEntryList;
  jest.resetModules();
  ({default: prefetch} =
    await import('../../../../src/plugins/page-weight/prefetch'));
});

test('files come one after the other, until there are enough of them', async () => {
  ['/a.js', '/b.js', '/c.js'].forEach((url) => void prefetch(url));
  await waitFor(() => expect(asked()).toEqual(['/a.js']));
  arrive(9_000);
  await waitFor(() => expect(asked()).toEqual(['/a.js', '/b.js']));
  arrive(9_000);
  await prefetch('/d.js');
  expect(asked()).toEqual(['/a.js', '/b.js']);
});

test('the next page has its own share', async () => {
  void prefetch('/a.js');
  await waitFor(() => expect(asked()).toEqual(['/a.js']));
  arrive(20_000);
  window.history.pushState(null, '', '/guide/');
  void prefetch('/b.js');
  await waitFor(() => expect(asked()).toEqual(['/a.js', '/b.js']));
});

test('what the page has already is not fetched again', async () => {
  sizes.set('http://localhost/a.js', 100);
  await prefetch('/a.js');
  expect(asked()).toEqual([]);
});

test('a browser that cannot fetch ahead is not made to', async () => {
  DOMTokenList.prototype.supports = () => false;
  await prefetch('/a.js');
  expect(asked()).toEqual([]);
});
