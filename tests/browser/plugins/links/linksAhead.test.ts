import {waitFor} from '@testing-library/react';
import type * as linksAhead from '../../../../src/plugins/links/linksAhead';

let hasEnough = false;
jest.mock('../../../../src/plugins/page-weight/prefetch', () => ({
  hasFetchedEnough: () => hasEnough,
}));

const prefetch = jest.fn();
const observed = new Set<Element>();
let onSeen: IntersectionObserverCallback;
let watchLink: typeof linksAhead.watchLink;

/** A link on the page, which hears of it. */
function addLink(href: string): HTMLAnchorElement {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  watchLink(link);
  return link;
}

function scrollTo(links: readonly Element[], isIntersecting = true): void {
  onSeen(
    links.map((target) => ({target, isIntersecting})) as never,
    undefined as never,
  );
}

beforeEach(async () => {
  hasEnough = false;
  prefetch.mockReset();
  observed.clear();
  document.body.replaceChildren();
  Object.assign(window, {
    docusaurus: {prefetch},
    requestIdleCallback: (call: () => void) => setTimeout(call),
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        onSeen = callback;
      }

      observe = (link: Element) => observed.add(link);

      unobserve = (link: Element) => observed.delete(link);
    },
  });
  jest.resetModules();
  ({watchLink} = await import('../../../../src/plugins/links/linksAhead'));
});

test('what a link leads to is asked for when the link comes onto the screen, once', async () => {
  const [first, second] = [addLink('/a#b'), addLink('/b')];
  scrollTo([second], false);
  scrollTo([first]);
  await waitFor(() => expect(prefetch.mock.calls).toEqual([['/a']]));
  expect([...observed]).toEqual([second]);
});

test('links take their turn, and one that has gone meanwhile asks for nothing', async () => {
  const [first, gone, last] = [addLink('/a'), addLink('/b'), addLink('/c')];
  scrollTo([first, gone]);
  scrollTo([last]);
  gone.remove();
  await waitFor(() => expect(prefetch.mock.calls).toEqual([['/a'], ['/c']]));
});

test('nothing more is asked for on a page for which enough has come', async () => {
  scrollTo([addLink('/a')]);
  await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(1));
  hasEnough = true;
  const idle = jest.spyOn(window, 'requestIdleCallback');
  scrollTo([addLink('/b')]);
  await waitFor(() => expect(idle).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(prefetch).toHaveBeenCalledTimes(1);
});
