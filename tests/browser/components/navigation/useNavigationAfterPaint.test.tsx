import {useHistory, useLocation} from '@docusaurus/router';
import {act, screen} from '@testing-library/react';
import {useNavigationAfterPaint} from '../../../../src/components/navigation/useNavigationAfterPaint';
import {renderOnSite} from '../../../support/renderOnSite';
import {setVisibility} from '../../../support/setVisibility';

function Page() {
  useNavigationAfterPaint();
  const history = useHistory();
  const {pathname} = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <p>{history.length}</p>
      {['/faq/', '/guide/'].map((to) => (
        <button key={to} onClick={() => history.push(to)} type="button">
          {to}
        </button>
      ))}
      <button onClick={() => history.goBack()} type="button">
        Back
      </button>
    </>
  );
}

const shown = () => screen.getByRole('heading').textContent;
const entries = () => Number(screen.getByRole('paragraph').textContent);

beforeEach(() => {
  setVisibility('visible');
  jest.useFakeTimers();
  renderOnSite(<Page />);
});

afterEach(() => {
  jest.useRealTimers();
});

function press(...names: string[]): void {
  act(() => {
    names.forEach((name) => {
      screen.getByRole('button', {name}).click();
    });
  });
}

function wait(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

test('the browser paints after a press before the page changes, and pages change in the order of the presses', () => {
  const before = shown();
  press('/faq/', '/guide/');
  expect(shown()).toBe(before);
  wait(100);
  expect(shown()).toBe('/guide/');
});

test('the same link works again right after Back', () => {
  press('/guide/');
  wait(100);
  press('/faq/');
  wait(100);
  press('Back');
  expect(shown()).toBe('/guide/');
  press('/faq/');
  wait(100);
  expect(shown()).toBe('/faq/');
});

test('a page in a tab that nobody looks at changes at once', () => {
  setVisibility('hidden');
  press('/guide/');
  expect(shown()).toBe('/guide/');
});

test('a double click is one navigation, a later press another one', () => {
  const before = entries();
  press('/faq/', '/faq/');
  wait(100);
  expect(entries()).toBe(before + 1);
  press('/faq/');
  wait(1000);
  press('/faq/');
  wait(100);
  expect(entries()).toBe(before + 2);
});
