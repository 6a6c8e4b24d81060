/** Keys that write nothing, as WebDriver numbers them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Record<string, string> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

const codeOf = (key: string): string => {
  const code = codes[key] ?? key;
  if (Array.from(code).length !== 1) {
    throw new Error(`Add the key "${key}" to actions.ts.`);
  }
  return code;
};

/** Input as both WebDriver and WebDriver BiDi are told of it. */
export type Actions = readonly Record<string, unknown>[];

const keyboard = (actions: readonly Record<string, unknown>[]): Actions => [
  {type: 'key', id: 'keyboard', actions},
];

const down = (value: string) => ({type: 'keyDown', value});
const up = (value: string) => ({type: 'keyUp', value});

export function pressActions(keys: readonly string[]): Actions {
  const values = keys.map(codeOf);
  return keyboard([...values.map(down), ...[...values].reverse().map(up)]);
}

export const typeActions = (text: string): Actions =>
  keyboard(Array.from(text).flatMap((letter) => [down(letter), up(letter)]));

export const clickActions = (x: number, y: number): Actions => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: {pointerType: 'mouse'},
    actions: [
      {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ],
  },
];
