import {hides} from '../../../../src/components/overlays/coverage';

const rectangle = (
  left: number,
  top: number,
  width: number,
  height: number,
) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const window = rectangle(0, 0, 1000, 700);
const card = rectangle(0, 500, 400, 200);

test.each([
  ['a link below it', rectangle(20, 600, 100, 20), true],
  ['a link that it covers by half', rectangle(350, 600, 100, 20), true],
  ['a link that it touches', rectangle(390, 600, 100, 20), false],
  ['a link beside it', rectangle(400, 600, 100, 20), false],
  ['the page, of which most is seen', rectangle(0, 0, 1000, 700), false],
  [
    'a list of which the window shows only what is below it',
    rectangle(0, 600, 300, 900),
    true,
  ],
  ['a link outside the window', rectangle(20, 900, 100, 20), false],
])('a card in the corner and %s', (_, element, expected) => {
  expect(hides(card, element, window)).toBe(expected);
});
