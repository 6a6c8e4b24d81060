import {act} from '@testing-library/react';
import {useCanonicalRedirect} from '../../../../src/components/navigation/useCanonicalRedirect';
import {renderOnSite} from '../../../support/renderOnSite';

const addresses = [
  '/',
  '/guide/',
  '/guide/drivers/Crypt',
  '/zh/guide/drivers/Crypt.html',
];

function Site() {
  useCanonicalRedirect(addresses);
  return null;
}

/** Where a visitor is after following a link to `target`, and how many steps back the start is. */
function follow(target: string): {at: string; steps: number} {
  const {history} = renderOnSite(<Site />, '/');
  const before = history.length;
  act(() => history.push(target));
  const {pathname, search, hash} = history.location;
  return {at: `${pathname}${search}${hash}`, steps: history.length - before};
}

test.each([
  ['/guide/drivers/Crypt.html?a=1#b', '/guide/drivers/Crypt?a=1#b'],
  ['/guide/drivers/crypt#b', '/guide/drivers/Crypt#b'],
  ['/guide?a=1', '/guide/?a=1'],
  ['/zh/guide/drivers/Crypt', '/zh/guide/drivers/Crypt.html'],
])(
  'a visitor who follows a link to %s is at %s, and one step back is where they were',
  (target, at) => {
    expect(follow(target)).toEqual({at, steps: 1});
  },
);

test.each(['/guide/drivers/Crypt?a=1#b', '/guide/', '/nowhere'])(
  'a visitor who follows a link to %s is there',
  (target) => {
    expect(follow(target)).toEqual({at: target, steps: 1});
  },
);

test('nothing is redirected once the site is unmounted', () => {
  const {history, unmount} = renderOnSite(<Site />, '/');
  unmount();
  history.push('/guide');
  expect(history.location.pathname).toBe('/guide');
});
