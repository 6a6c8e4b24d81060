import {useColorMode} from '@docusaurus/theme-common';
import {act, screen} from '@testing-library/react';
import {lazy, useEffect, type ComponentType, type ReactNode} from 'react';
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

function Drawn({onDrawn}: DrawingProps) {
  useEffect(() => {
    const timer = setTimeout(onDrawn);
    return () => clearTimeout(timer);
  }, [onDrawn]);
  return <svg />;
}

function visit(Drawing: ComponentType<DrawingProps> = Drawn): void {
  renderOnSite(
    <LazyDrawing
      alt="A line goes up."
      kind="Chart"
      size={{height: 320}}
      title="Releases"
    >
      {(progress) => <Drawing {...progress} />}
    </LazyDrawing>,
  );
  scrollNear();
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const isWaiting = () => screen.queryByText('Drawing…') !== null;

test('a drawing that is ready at once appears after 800 ms, so that its placeholder does not flash', () => {
  visit();
  wait(799);
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
  visit(Late);
  await act(() => jest.advanceTimersByTimeAsync(PLACEHOLDER_DURATION + 199));
  expect(isWaiting()).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  wait(1);
  expect(screen.getByRole('img').parentElement).toHaveAttribute('data-drawn');
});
