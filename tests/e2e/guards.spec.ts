import {originOf} from './support/servers';
import {test} from './support/test';

/** Each is something that a page must not do; the tests of every journey fail on it, as these are expected to. */
const misdeeds: [string, () => unknown][] = [
  ['complains on the console', () => console.error('planted')],
  ['warns on the console', () => console.warn('planted')],
  [
    'throws',
    () =>
      setTimeout(() => {
        throw new Error('planted');
      }),
  ],
  [
    'asks for a file that is not there',
    () => fetch('/assets/planted.js').then(({status}) => status),
  ],
  [
    'asks another host',
    () => fetch('https://planted.example/').catch(() => 'refused'),
  ],
];

for (const [what, misdeed] of misdeeds) {
  test(`a page that ${what} does not pass`, async ({page}) => {
    test.fail();
    await page.goto(`${originOf('own')}/`);
    await page.evaluate(misdeed);
    // What is reported in the next moment belongs to this page.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(resolve, 100)),
    );
  });
}
