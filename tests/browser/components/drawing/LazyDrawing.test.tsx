import {useColorMode} from '@docusaurus/theme-common';
import {act, screen} from '@testing-library/react';
import {
  lazy,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  LazyDrawing,
  PLACEHOLDER_DURATION,
  type DrawingProps,
} from '../../../../src/components/drawing/LazyDrawing';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('@docusaurus/theme-common', () => ({useColorMode: jest.fn()}));
// Its fallback comes from the theme, which only a build provides.
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

interface DrawnProps {
  after: number;
  progress: DrawingProps;
}

/** A drawing with a duration in milliseconds. */
function Drawn({after, progress}: DrawnProps) {
  const [{onDrawn}] = useState(progress);
  useEffect(() => {
    const timer = setTimeout(onDrawn, after);
    return () => clearTimeout(timer);
  }, [after, onDrawn]);
  return <svg />;
}

function visit(
  after: number,
  Drawing: ComponentType<DrawnProps> = Drawn,
): void {
  renderOnSite(
    <LazyDrawing
      alt="A line goes up."
      kind="Chart"
      size={{height: 320}}
      title="Releases"
    >
      {(progress) => <Drawing after={after} progress={progress} />}
    </LazyDrawing>,
  );
  scrollNear();
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const isWaiting = () => screen.queryByText('Drawing…') !== null;

test('a drawing that is ready at once appears after 800 ms, so that its placeholder does not flash', () => {
  expect(PLACEHOLDER_DURATION).toBe(800);
  visit(0);
  wait(PLACEHOLDER_DURATION - 1);
  expect(isWaiting()).toBe(true);
  wait(1);
  expect(isWaiting()).toBe(false);
  expect(screen.getByRole('img', {name: 'Releases'})).toBeVisible();
});

test('a drawing whose library takes longer appears at once when it is loaded', async () => {
  const Late = lazy(
    () =>
      new Promise<{default: typeof Drawn}>((resolve) => {
        setTimeout(() => resolve({default: Drawn}), PLACEHOLDER_DURATION + 200);
      }),
  );
  visit(0, Late);
  await act(() => jest.advanceTimersByTimeAsync(PLACEHOLDER_DURATION + 199));
  expect(isWaiting()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  wait(1);
  expect(screen.getByRole('img').parentElement).toHaveAttribute('data-drawn');
});

test('a slow drawing has its placeholder until it is ready', () => {
  visit(5000);
  wait(4999);
  expect(isWaiting()).toBe(true);
  wait(1);
  expect(isWaiting()).toBe(false);
});
