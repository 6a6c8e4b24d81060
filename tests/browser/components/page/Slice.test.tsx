import useIsBrowser from '@docusaurus/useIsBrowser';
import {act, render, screen} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {Slice} from '../../../../src/components/page/Slice';
import {useUniqueId} from '../../../../src/hooks/idScope';
import type * as turns from '../../../../src/lib/turns';

const mockTasks: (() => void)[] = [];

jest.mock('../../../../src/lib/pageTurns', () => {
  const {createTurns} = jest.requireActual<typeof turns>(
    '../../../../src/lib/turns',
  );
  return {
    pageTurns: createTurns((work) => {
      mockTasks.push(work);
    }),
  };
});

/** One task of the browser, and what follows from it. */
async function runTask(): Promise<void> {
  await act(async () => {
    mockTasks.shift()?.();
    await Promise.resolve();
  });
}

/** A button that counts its presses, and says whether it knows that it is in a browser. */
function Counter({name}: {name: string}): ReactNode {
  const [count, setCount] = useState(0);
  const isBrowser = useIsBrowser();
  const id = useUniqueId();
  return (
    <button id={id} onClick={() => setCount(count + 1)} type="button">
      {`${name} ${count}${isBrowser ? ' alive' : ''}`}
    </button>
  );
}

const button = (name: string) =>
  screen.getByRole('button', {name: new RegExp(`^${name}`)});

let root: Root | undefined;

/** Brings to life what a server wrote. */
async function bringToLife(html: string, page: ReactNode): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  await act(async () => {
    root = hydrateRoot(container, page);
    await Promise.resolve();
  });
}

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  mockTasks.length = 0;
  document.body.textContent = '';
});

test('parts come to life one after the other, and until then are what the server wrote', async () => {
  await bringToLife(
    '<!--$--><button id="_0-i0" type="button">First 0</button><!--/$--><!--$--><button id="_1-i0" type="button">Second 0</button><!--/$-->',
    <>
      <Slice>
        <Counter name="First" />
      </Slice>
      <Slice>
        <Counter name="Second" />
      </Slice>
    </>,
  );
  const before = button('First');
  expect(before).toHaveAccessibleName('First 0');
  await runTask();
  expect(button('First')).toBe(before);
  expect(button('First')).toHaveAccessibleName('First 0 alive');
  expect(button('Second')).toHaveAccessibleName('Second 0');
  await runTask();
  expect(button('Second')).toHaveAccessibleName('Second 0 alive');
});

test('a part of a page that came later waits for nothing', () => {
  render(
    <Slice>
      <Counter name="Only" />
    </Slice>,
  );
  expect(button('Only')).toHaveAccessibleName('Only 0 alive');
  expect(mockTasks).toEqual([]);
});

test('nothing of two parts has the same id', () => {
  render(
    <>
      <Slice>
        <Counter name="First" />
        <Counter name="Second" />
      </Slice>
      <Slice>
        <Counter name="Third" />
        <Slice>
          <Counter name="Fourth" />
        </Slice>
      </Slice>
    </>,
  );
  const ids = screen.getAllByRole('button').map(({id}) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});
