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

test('the drivers of one provider have one colour', () => {
  const hues = ['AliyundriveOpen', 'Aliyundrive', 'AliyundriveShare'].map(
    (name) => monogramOf(name).hue,
  );
  expect(new Set(hues).size).toBe(1);
  expect(monogramOf('115 Open').hue).not.toBe(monogramOf('123 Open').hue);
});
