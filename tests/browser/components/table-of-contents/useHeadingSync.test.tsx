import {act, screen} from '@testing-library/react';
import {useAlternateAddress} from '../../../../src/components/navbar/useAlternateAddress';
import {useHeadingSync} from '../../../../src/components/table-of-contents/useHeadingSync';
import {renderOnSite} from '../../../support/renderOnSite';

const headings = {before: 400, steps: 1200};

function Page() {
  useHeadingSync('before steps');
  const addressIn = useAlternateAddress();
  return (
    <>
      {Object.entries(headings).map(([id, top]) => (
        <h2
          id={id}
          key={id}
          ref={(heading) => {
            if (heading) {
              heading.getBoundingClientRect = () =>
                ({top: top - window.scrollY}) as DOMRect;
            }
          }}
        >
          {id}
        </h2>
      ))}
      <output>{addressIn('zh')}</output>
    </>
  );
}

let replaceState: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  replaceState = jest.spyOn(window.history, 'replaceState');
  Object.assign(document.documentElement, {scrollTop: 0});
  jest
    .spyOn(document.documentElement, 'scrollHeight', 'get')
    .mockReturnValue(5000);
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, {scrollY: 0});
});

function scrollTo(scrollY: number): void {
  Object.assign(window, {scrollY});
  window.dispatchEvent(new Event('scroll'));
}

function wait(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

const written = () =>
  replaceState.mock.calls.map(([, , address]: unknown[]) => address);

test('the fragment follows 200 ms after the last scrolling, once', () => {
  renderOnSite(<Page />, '/guide/?q=1');
  scrollTo(600);
  wait(150);
  scrollTo(1300);
  wait(199);
  expect(written()).toEqual([]);
  wait(1);
  expect(written()).toEqual(['/guide/?q=1#steps']);
  scrollTo(1400);
  wait(200);
  expect(written()).toHaveLength(1);
});

test('a heading is reached where its own margin lets a followed link stop', () => {
  jest.spyOn(window, 'getComputedStyle').mockImplementation(
    ({id}) =>
      ({
        scrollMarginBlockStart: id === 'steps' ? '120px' : '76px',
      }) as CSSStyleDeclaration,
  );
  renderOnSite(<Page />, '/guide/');
  scrollTo(headings.steps - 120);
  wait(200);
  expect(written()).toEqual(['/guide/#steps']);
});

test('what the router keeps of the page in the history is kept', () => {
  window.history.replaceState({key: 'abc'}, '');
  replaceState.mockClear();
  renderOnSite(<Page />, '/guide/');
  scrollTo(600);
  wait(200);
  expect(replaceState).toHaveBeenCalledWith({key: 'abc'}, '', '/guide/#before');
});

test('a fragment that the visitor follows is newer than one that was scrolled to', () => {
  const {history} = renderOnSite(<Page />, '/guide/');
  scrollTo(600);
  wait(200);
  act(() => history.push('/guide/#steps'));
  expect(screen.getByRole('status')).toHaveTextContent('/zh/guide/#steps');
});

test('a visitor who leaves while the page settles takes no fragment to the next one', () => {
  const {unmount} = renderOnSite(<Page />, '/guide/');
  scrollTo(600);
  unmount();
  wait(200);
  expect(written()).toEqual([]);
});
