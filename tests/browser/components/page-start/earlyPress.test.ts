import {
  answerEarlyPress,
  endEarlyPress,
  rememberEarlyPress,
} from '../../../../src/components/page-start/earlyPress';

function pressed(html: string): {control: Element; presses: () => number} {
  document.body.innerHTML = html;
  const control = document.body.querySelector('button, a') as HTMLElement;
  let count = 0;
  control.addEventListener('click', () => {
    count += 1;
  });
  return {control, presses: () => count};
}

const press = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', {bubbles: true}));

const search = '<button data-control="search"><svg></svg></button>';

test('a press before the app listens is answered once, also on the icon in the control', () => {
  rememberEarlyPress();
  const {control, presses} = pressed(search);
  press(control.querySelector('svg') as Element);
  endEarlyPress();
  answerEarlyPress();
  answerEarlyPress();
  expect(presses()).toBe(2);
});

test('a press that React answers while it hydrates is not answered again', () => {
  rememberEarlyPress();
  const {control, presses} = pressed(search);
  control.addEventListener('click', endEarlyPress);
  press(control);
  answerEarlyPress();
  expect(presses()).toBe(1);
});

test.each([
  ['is not a control of the app', '<button>Menu</button>'],
  ['is a link', '<a href="#top">Top</a>'],
])('a press on what %s is left to the browser', (_, html) => {
  rememberEarlyPress();
  const {control, presses} = pressed(html);
  press(control);
  endEarlyPress();
  answerEarlyPress();
  expect(presses()).toBe(1);
});

test('a control that is gone is not pressed', () => {
  rememberEarlyPress();
  const {control, presses} = pressed(search);
  press(control);
  control.remove();
  endEarlyPress();
  answerEarlyPress();
  expect(presses()).toBe(1);
});

test('what is typed before the app listens goes with the press, and the field closes', () => {
  rememberEarlyPress();
  const {control, presses} = pressed(search);
  press(control);
  expect(control).toHaveAttribute('aria-busy', 'true');
  const field = document.querySelector('dialog input');
  Object.assign(field ?? {}, {value: 'onedrive'});
  endEarlyPress();
  answerEarlyPress();
  expect(control).toHaveAttribute('data-typed', 'onedrive');
  expect(control).not.toHaveAttribute('aria-busy');
  expect(document.querySelector('dialog')).toBeNull();
  expect(presses()).toBe(2);
});
