import {monogramOf} from '../../../src/lib/monogram';
import {readFacts} from '../../../src/markdown/facts/readFacts';

const names = readFacts(process.cwd()).drivers.map(({name}) => name);

test.each([
  ['Local', 'LO'],
  ['OneDrive', 'OD'],
  ['WebDAV', 'WD'],
  ['FTP', 'FT'],
  ['S3', 'S3'],
  ['123Pan', '123'],
  ['115 Cloud', '115'],
  ['GitHub Releases', 'GH'],
  ['阿里云盘', '阿里'],
])('a visitor sees %s marked %s', (name, letters) => {
  expect(monogramOf(name).letters).toBe(letters);
});

test('every driver’s mark fits its tile and has a colour', () => {
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const {letters, hue} = monogramOf(name);
    expect([name, letters]).toEqual([
      name,
      expect.stringMatching(/^[A-Z\d]{2,3}$/),
    ]);
    expect(Number.isInteger(hue) && hue >= 0 && hue < 360).toBe(true);
  }
});

test('drivers with the same letters are told apart by colour', () => {
  const marks = names.map((name) => {
    const {letters, hue} = monogramOf(name);
    return `${letters} ${hue}`;
  });
  expect(marks.length).toBeGreaterThan(50);
  expect(new Set(marks).size).toBe(marks.length);
});
