import {tabValue} from '../../../../src/markdown/blocks/authorBlocks';
import {tabAfterKey} from '../../../../src/components/tabs/chosenTab';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['ArrowDown', 1, undefined],
  ['toString', 1, undefined],
])('%s on tab %i of three moves to %s', (key, index, expected) => {
  expect(tabAfterKey(key, index, 3)).toBe(expected);
});

test.each([
  ['Linux', 'linux'],
  ['Docker Compose', 'docker-compose'],
  ['Windows 11', 'windows-11'],
  ['7-Zip', 'zip'],
  ['命令行', ''],
])('a tab named %s has the value "%s"', (label, value) => {
  expect(tabValue(label)).toBe(value);
});
