import {useHistory, useLocation} from '@docusaurus/router';
import {act, screen} from '@testing-library/react';
import {useNavigationAfterPaint} from '../../../src/hooks/useNavigationAfterPaint';
import {renderOnSite} from '../../support/renderOnSite';

function Page() {
  useNavigationAfterPaint();
  const history = useHistory();
  const {pathname} = useLocation();
  return (
    <button
      onClick={() => {
        history.push('/faq/');
        history.push('/guide/');
      }}
      type="button"
    >
      {pathname}
    </button>
  );
}

const shown = () => screen.getByRole('button').textContent;

let visibility: DocumentVisibilityState;

beforeEach(() => {
  visibility = 'visible';
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => visibility);
  jest.useFakeTimers();
  renderOnSite(<Page />);
});

afterEach(() => {
  jest.useRealTimers();
});

const press = () => {
  act(() => {
    screen.getByRole('button').click();
  });
};

test('the browser paints after a press before the page changes, and pages change in the order of the presses', () => {
  const before = shown();
  press();
  expect(shown()).toBe(before);
  act(() => {
    jest.advanceTimersByTime(100);
  });
  expect(shown()).toBe('/guide/');
});

test('a page in a tab that nobody looks at changes at once', () => {
  visibility = 'hidden';
  press();
  expect(shown()).toBe('/guide/');
});
