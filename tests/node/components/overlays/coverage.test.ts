import {coveredShare} from '../../../../src/components/overlays/coverage';

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
  ['a link below it', rectangle(20, 600, 100, 20), 1],
  ['a link that it covers by half', rectangle(350, 600, 100, 20), 0.5],
  ['a link that it touches', rectangle(390, 600, 100, 20), 0.1],
  ['a link beside it', rectangle(400, 600, 100, 20), 0],
  ['the page, of which most is seen', rectangle(0, 0, 1000, 700), 0.114],
  [
    'a list of which the window shows only what is below it',
    rectangle(0, 600, 300, 900),
    1,
  ],
  ['a link outside the window', rectangle(20, 900, 100, 20), 0],
])('a card in the corner and %s', (_, element, expected) => {
  expect(coveredShare(card, element, window)).toBeCloseTo(expected);
});
