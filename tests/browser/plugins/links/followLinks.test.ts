import {createMemoryHistory} from 'history';
import {followLinks} from '../../../../src/plugins/links/followLinks';

const preload = jest.fn();
let end: (() => void) | undefined;

/** A reader on `/` who sees these links; they lead to pages, but for `/file`. */
function readerOf(html: string) {
  document.body.innerHTML = html;
  const history = createMemoryHistory();
  end = followLinks({
    history,
    isPage: (pathname) => pathname !== '/file',
    preload,
  });
  const at = (selector: string) => document.querySelector(selector);
  const press = (selector: string) => {
    const event = new MouseEvent('click', {bubbles: true, cancelable: true});
    at(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const point = (selector: string, type: string) =>
    at(selector)?.dispatchEvent(new Event(type, {bubbles: true}));
  return {history, press, point};
}

beforeEach(() => {
  preload.mockReset();
  // Nothing in jsdom goes to another page.
  window.addEventListener('click', (event) => event.preventDefault());
});

afterEach(() => end?.());

test('a pressed link shows its page in place of the present one, also when something in it is pressed', () => {
  const {history, press} = readerOf('<a href="/a"><code>a</code></a>');
  press('code');
  expect(history.location.pathname).toBe('/a');
  expect(history.length).toBe(2);
});

test('the link of the present page leaves no second entry to go back to', () => {
  const {history, press} = readerOf('<a href="/a">a</a>');
  press('a');
  press('a');
  expect(history.length).toBe(2);
});

test('the browser opens what is no page', () => {
  const {history, press} = readerOf('<a href="/file">file</a><p>text</p>');
  press('a');
  press('p');
  expect(history.location.pathname).toBe('/');
});

test('a page comes ahead of the press when its link is pointed at or touched', () => {
  const {point} = readerOf('<a href="/a#b">a</a><a href="/file">file</a>');
  point('a', 'mouseover');
  point('a', 'touchstart');
  point('[href="/file"]', 'mouseover');
  expect(preload.mock.calls).toEqual([['/a'], ['/a']]);
});

test('nothing is followed when it has ended', () => {
  const {history, press} = readerOf('<a href="/a">a</a>');
  end?.();
  press('a');
  expect(history.location.pathname).toBe('/');
});
