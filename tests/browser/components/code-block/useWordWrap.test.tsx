import {act, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useWordWrap} from '../../../../src/components/code-block/useWordWrap';

/** Lets a block of a width have lines of another one. */
let resize: (lines: number, width: number) => void;

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      resize = (lines, width) => {
        const block = screen.getByTestId('block');
        Object.defineProperty(block, 'scrollWidth', {
          value: lines,
          configurable: true,
        });
        Object.defineProperty(block, 'clientWidth', {
          value: width,
          configurable: true,
        });
        act(callback);
      };
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof ResizeObserver;
});

function Block(): ReactNode {
  const ref = useRef<HTMLPreElement>(null);
  const {isWrapped, isOverflowing, toggle} = useWordWrap(ref);
  return (
    <>
      <pre data-testid="block" ref={ref} />
      <button onClick={toggle} type="button">
        {`${isOverflowing ? 'too long' : 'fits'}, ${isWrapped ? 'wrapped' : 'as it is'}`}
      </button>
    </>
  );
}

test('a block knows when its lines are too long, also when it gets its size later', () => {
  render(<Block />);
  expect(screen.getByText('fits, as it is')).toBeVisible();
  resize(500, 300);
  expect(screen.getByText('too long, as it is')).toBeVisible();
  resize(500, 600);
  expect(screen.getByText('fits, as it is')).toBeVisible();
});

test('a visitor has the lines wrapped and back again', () => {
  render(<Block />);
  resize(500, 300);
  act(() => screen.getByRole('button').click());
  resize(300, 300);
  expect(screen.getByText('fits, wrapped')).toBeVisible();
  act(() => screen.getByRole('button').click());
  expect(screen.getByText(/as it is/)).toBeVisible();
});
