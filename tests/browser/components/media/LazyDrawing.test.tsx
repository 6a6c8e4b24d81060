import {useColorMode} from '@docusaurus/theme-common';
import {act, screen} from '@testing-library/react';
import {useEffect, type ReactNode} from 'react';
import {
  LazyDrawing,
  PLACEHOLDER_DURATION,
  type DrawingProps,
} from '../../../../src/components/media/LazyDrawing';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('@docusaurus/theme-common', () => ({useColorMode: jest.fn()}));
// Its fallback is a part of the theme that only a build provides.
jest.mock('@docusaurus/ErrorBoundary', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => children,
}));

let scrollNear: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(useColorMode)
    .mockReturnValue({colorMode: 'light'} as ReturnType<typeof useColorMode>);
  window.IntersectionObserver = class {
    constructor(tell: (entries: {isIntersecting: boolean}[]) => void) {
      scrollNear = () => act(() => tell([{isIntersecting: true}]));
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => jest.useRealTimers());

/** A drawing whose library takes this long, in milliseconds. */
function Drawn({after, progress}: {after: number; progress: DrawingProps}) {
  useEffect(() => {
    const timer = setTimeout(progress.onDrawn, after);
    return () => clearTimeout(timer);
  }, [after, progress]);
  return <svg />;
}

function visit(after: number): void {
  let kept: DrawingProps | undefined;
  renderOnSite(
    <LazyDrawing alt="A line goes up." kind="Chart" title="Releases">
      {(progress) => <Drawn after={after} progress={(kept ??= progress)} />}
    </LazyDrawing>,
  );
  scrollNear();
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const isWaiting = () => screen.queryByText('Drawing…') !== null;

test('a drawing that is there at once comes after 800 ms, so that its placeholder does not flash', () => {
  expect(PLACEHOLDER_DURATION).toBe(800);
  visit(0);
  wait(PLACEHOLDER_DURATION - 1);
  expect(isWaiting()).toBe(true);
  wait(1);
  expect(isWaiting()).toBe(false);
  expect(screen.getByRole('img', {name: 'Releases'})).toBeVisible();
});

test('a drawing that takes longer has its placeholder until it is there', () => {
  visit(5000);
  wait(4999);
  expect(isWaiting()).toBe(true);
  wait(1);
  expect(isWaiting()).toBe(false);
});
