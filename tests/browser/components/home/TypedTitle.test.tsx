import {act, fireEvent, screen} from '@testing-library/react';
import {TypedTitle} from '../../../../src/components/home/TypedTitle';
import {setMedia} from '../../../support/jsdomGaps';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

const titles = ['One list', '', 'Two'];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

const heading = () => screen.getByRole('heading', {level: 1});

/** The visible text, without the letters that are not typed yet. */
function visible(): string {
  const copy = heading().cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.unseen, .hidden').forEach((part) => part.remove());
  return copy.textContent;
}

const button = () => screen.getByRole('button');

test('a visitor sees the titles typed one after the other, in a loop', () => {
  renderOnSite(<TypedTitle as="h1" titles={titles} />);
  expect(visible()).toBe('One list');
  wait(0);
  expect(visible()).toBe('O');
  wait(149);
  expect(visible()).toBe('O');
  wait(1);
  expect(visible()).toBe('On');
  for (let letter = 0; letter < 6; letter += 1) {
    wait(150);
  }
  expect(visible()).toBe('One list');
  wait(999);
  expect(visible()).toBe('One list');
  wait(1);
  expect(visible()).toBe('T');
  wait(150);
  wait(150);
  wait(1000);
  expect(visible()).toBe('O');
});

test('a screen reader announces all titles, the same at any time', () => {
  renderOnSite(<TypedTitle as="h1" titles={titles} />);
  const name = 'One list; Two';
  expect(heading()).toHaveTextContent(name);
  for (let step = 0; step < 20; step += 1) {
    wait(150);
    expect(heading()).toHaveTextContent(name);
  }
  expect(heading()).not.toContainElement(button());
});

test('a visitor who stops the typing sees the complete title, and can start it again', () => {
  renderOnSite(<TypedTitle as="h1" titles={titles} />);
  wait(0);
  fireEvent.click(button());
  expect(visible()).toBe('One list');
  wait(60_000);
  expect(visible()).toBe('One list');
  expect(button()).toHaveAccessibleName('Type the titles again');
  fireEvent.click(button());
  wait(1000);
  expect(visible()).toBe('T');
  expect(button()).toHaveAccessibleName('Stop typing the titles');
});

test('a single title is typed once, and then the control is gone', () => {
  renderOnSite(<TypedTitle as="h1" titles={['Hi']} />);
  wait(0);
  expect(visible()).toBe('H');
  expect(button()).toBeEnabled();
  wait(150);
  expect(visible()).toBe('Hi');
  expect(button()).toBeDisabled();
  expect(jest.getTimerCount()).toBe(0);
});

test('a visitor with reduced motion sees the complete title, also if it is turned on later', () => {
  setMedia('(prefers-reduced-motion: reduce)', true);
  renderOnSite(<TypedTitle as="h1" titles={titles} />);
  wait(60_000);
  expect(visible()).toBe('One list');
  act(() => setMedia('(prefers-reduced-motion: reduce)', false));
  wait(0);
  expect(visible()).toBe('O');
  act(() => setMedia('(prefers-reduced-motion: reduce)', true));
  wait(60_000);
  expect(visible()).toBe('One list');
});

test('no timer is left after the page unmounts', () => {
  const {unmount} = renderOnSite(<TypedTitle titles={titles} />);
  wait(0);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('the server renders the complete first title', () => {
  expect(serverHtml(<TypedTitle as="h1" titles={titles} />)).toMatch(
    /<h1[^>]*><span[^>]*><span[^>]*>One list<\/span>/,
  );
});
