import {act, render, screen} from '@testing-library/react';
import {useRef} from 'react';
import {useRevealedItem} from '../../../../src/components/sidebar/useRevealedItem';

/** A list of 400 px with items of 40 px; `active` is the index of the page being read. */
function List({path, active}: {path: string; active: number}) {
  const ref = useRef<HTMLUListElement>(null);
  useRevealedItem(ref, path);
  return (
    <ul data-testid="list" ref={ref}>
      <li aria-current="page" data-index={active}>
        {path}
      </li>
    </ul>
  );
}

const list = () => screen.getByTestId('list');

/** Lays the list out as a browser does. */
function layOut() {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([{}] as unknown as DOMRectList);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function (this: Element) {
      const index = (this as HTMLElement).dataset.index;
      const top =
        index === undefined ? 0 : Number(index) * 40 - list().scrollTop;
      return new DOMRect(0, top, 280, index === undefined ? 400 : 40);
    });
}

let resized: () => void;

beforeEach(() => {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    resized = () => callback([], {} as ResizeObserver);
    return {
      observe: jest.fn(),
      unobserve: jest.fn(),
      disconnect: jest.fn(),
    };
  });
  layOut();
});

function setHeight(height: number) {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  act(() => resized());
}

test('a visitor of a page far down the list finds it in the middle', () => {
  render(<List active={50} path="/guide/" />);
  expect(list().scrollTop).toBe(50 * 40 + 20 - 200);
});

test('an item in view stays where it is', () => {
  render(<List active={3} path="/guide/" />);
  expect(list().scrollTop).toBe(0);
});

test('the next page is looked up as well', () => {
  const {rerender} = render(<List active={3} path="/guide/" />);
  rerender(<List active={30} path="/guide/next" />);
  expect(list().scrollTop).toBe(30 * 40 + 20 - 200);
});

test('a list that comes into view shows the page, and one that changes its size stays where the visitor scrolled it', () => {
  render(<List active={50} path="/guide/" />);
  setHeight(0);
  list().scrollTop = 0;
  setHeight(400);
  expect(list().scrollTop).toBe(1820);
  list().scrollTop = 0;
  setHeight(380);
  expect(list().scrollTop).toBe(0);
});
