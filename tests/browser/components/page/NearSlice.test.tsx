import {act, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {NearSlice} from '../../../../src/components/page/NearSlice';
import {useHydrated} from '../../../../src/hooks/useHydrated';
import type * as turns from '../../../../src/lib/turns';

jest.mock('../../../../src/lib/pageTurns', () => {
  const {createTurns} = jest.requireActual<typeof turns>(
    '../../../../src/lib/turns',
  );
  return {pageTurns: createTurns(queueMicrotask)};
});

let root: Root | undefined;
let comeNear: () => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(tell: (entries: {isIntersecting: boolean}[]) => void) {
      comeNear = () => {
        tell([{isIntersecting: true}]);
      };
    }

    readonly observe = jest.fn();

    readonly disconnect = jest.fn();
  } as never;
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.textContent = '';
});

/** Says whether it is alive, which the server does not. */
function Part(): ReactNode {
  const isAlive = useHydrated();
  return <p>{isAlive ? 'alive' : 'written'}</p>;
}

test('a part is what the server wrote until the reader comes near, and the same element afterwards', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><!--$--><p>written</p><!--/$--></div>';
  const written = screen.getByText('written');
  await act(async () => {
    root = hydrateRoot(
      container,
      <NearSlice>
        <Part />
      </NearSlice>,
    );
    // Time for everything else on the page.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByText('written')).toBe(written);
  await act(async () => {
    comeNear();
    await Promise.resolve();
  });
  expect(await screen.findByText('alive')).toBe(written);
});

test('a page that a link leads to has the part at once', () => {
  render(
    <NearSlice>
      <Part />
    </NearSlice>,
  );
  expect(screen.getByText('alive')).toBeInTheDocument();
});
