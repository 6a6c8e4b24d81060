import {answerEarly} from '../../../../../src/plugins/page-start/inPage/answerEarly';

const root = document.documentElement;

beforeEach(() => {
  root.dataset.hasHydrated = 'false';
  localStorage.clear();
});

/** Lets Docusaurus say that the page is hydrated, and the page notice it and do what has waited. */
async function hydrate(): Promise<void> {
  root.dataset.hasHydrated = 'true';
  await Promise.resolve();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function addButton(attributes: Record<string, string> = {}) {
  const button = document.createElement('button');
  Object.entries(attributes).forEach(([name, value]) => {
    button.setAttribute(name, value);
  });
  document.body.replaceChildren(button);
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  return {button, pressed};
}

test('an early press is answered once, when the program is there', async () => {
  const {button, pressed} = addButton();
  answerEarly();
  button.click();
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(pressed).not.toHaveBeenCalled();
  await hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute('aria-busy')).toBe(false);
});

test('a later press goes its own way', async () => {
  const {button, pressed} = addButton();
  answerEarly();
  await hydrate();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what a button opens by itself is left to the browser', async () => {
  const {button} = addButton({popovertarget: 'menu'});
  answerEarly();
  const event = new MouseEvent('click', {bubbles: true, cancelable: true});
  button.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(button.hasAttribute('aria-busy')).toBe(false);
  await hydrate();
});

test('the button of the colours goes round, and what it chose is kept', async () => {
  window.matchMedia = jest.fn(
    () => ({matches: true}) as unknown as MediaQueryList,
  );
  const {button} = addButton({'data-control': 'colors'});
  answerEarly();
  const seen = [1, 2, 3].map(() => {
    button.click();
    const {theme, themeChoice} = root.dataset;
    return [theme, themeChoice, localStorage.getItem('color-mode')];
  });
  expect(seen).toEqual([
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['dark', 'system', 'auto'],
  ]);
  await hydrate();
});

test('where the program does not come, nothing waits for it', () => {
  const {button, pressed} = addButton();
  const stop = answerEarly();
  button.click();
  stop();
  expect(button.hasAttribute('aria-busy')).toBe(false);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
