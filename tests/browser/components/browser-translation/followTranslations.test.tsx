// cspell:ignore doneand
import {act, render, screen, waitFor} from '@testing-library/react';
import {useEffect, useState, type ReactNode} from 'react';
import {followTranslations} from '../../../../src/components/browser-translation/followTranslations';
import {translateTexts} from '../../../support/translateTexts';

interface State {
  count: number;
  hasNote: boolean;
  isDone: boolean;
}

let change: (state: Partial<State>) => void = () => undefined;

/** Texts in every position that React treats in a way of its own. */
function Counter(): ReactNode {
  const [state, setState] = useState<State>({
    count: 1,
    hasNote: true,
    isDone: false,
  });
  useEffect(() => {
    change = (next) => setState((last) => ({...last, ...next}));
  }, []);
  const {count, hasNote, isDone} = state;
  return (
    <main>
      <p data-testid="alone">{`${count} drivers`}</p>
      <p data-testid="among">
        Shown: {count} of <b>many</b>
      </p>
      <button type="button">
        <svg />
        {isDone ? 'Copied' : 'Copy'}
      </button>
      <p data-testid="note">
        {hasNote ? 'A note' : null}
        {isDone ? <i>done</i> : null}
        {' and the end'}
      </p>
    </main>
  );
}

const texts = () =>
  ['alone', 'among', 'note'].map((id) => screen.getByTestId(id).textContent);

let stop: () => void = () => undefined;

beforeEach(() => {
  stop = followTranslations();
});

afterEach(() => {
  stop();
});

describe.each([
  ['in one step', 'replace'],
  ['by adding and removing', 'insert and remove'],
] as const)('a page that the browser translates %s', (_, how) => {
  test('shows what changes, also after that was translated again, and nothing throws', async () => {
    render(<Counter />);
    for (const count of [2, 3, 4]) {
      expect(translateTexts(how)).toBeGreaterThan(0);
      await Promise.resolve();
      act(() => change({count, hasNote: count % 2 === 0, isDone: count === 3}));
      await waitFor(() =>
        expect(texts()).toEqual([
          `${count} drivers`,
          `Shown: ${count} of many`,
          count === 3 ? 'done and the end' : 'A note and the end',
        ]),
      );
      expect(screen.getByRole('button').textContent).toBe(
        count === 3 ? 'Copied' : 'Copy',
      );
    }
  });
});

test('a page that nobody translates keeps the methods of its browser, and so does one that is left', async () => {
  const methods = Object.getOwnPropertyDescriptors(Node.prototype);
  render(<Counter />);
  act(() => change({hasNote: false, count: 5}));
  await Promise.resolve();
  expect(Object.getOwnPropertyDescriptors(Node.prototype)).toEqual(methods);
  translateTexts('replace');
  await Promise.resolve();
  expect(Object.getOwnPropertyDescriptors(Node.prototype)).not.toEqual(methods);
  stop();
  expect(Object.getOwnPropertyDescriptors(Node.prototype)).toEqual(methods);
});
