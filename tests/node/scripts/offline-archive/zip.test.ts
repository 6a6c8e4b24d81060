import {strToU8} from 'fflate';
import {zip} from '../../../../scripts/offline-archive/zip';

const files = [
  ['index.html', 'home'],
  ['guide/图.svg', 'drawing'],
  ['img/a.webp', 'picture'],
].map(([name = '', text = '']) => [name, strToU8(text)] as const);

test('the same files are the same archive, in any order, at any time, in any time zone', () => {
  const first = zip('docs', new Map(files));
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Auckland';
  jest.useFakeTimers({now: new Date('2031-03-04T05:06:07Z')});
  const again = zip('docs', new Map([...files].reverse()));
  jest.useRealTimers();
  process.env.TZ = zone;
  expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true);
});
