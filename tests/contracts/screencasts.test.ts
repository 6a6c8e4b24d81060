import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  durationOf,
  writeCaptions,
} from '../../src/components/screencast/captions';
import {screencastFiles} from '../../src/components/screencast/screencastFiles';
import {localeCodes} from '../../src/config/locales';
import {
  MAX_SECONDS,
  screencastRecords,
} from '../../src/data/screencasts/schema';
import listed from '../../src/data/screencasts/records.json';
import {projectRoot, readPages} from '../support/pages';

/** Largest file of a recording, and all of them together, in bytes. */
const MAX_FILE_SIZE = 400_000;

const screencasts = screencastRecords.parse(listed);

const recordings = screencasts.flatMap((screencast) =>
  localeCodes.map((locale) => ({
    ...screencast,
    locale,
    files: screencastFiles(screencast.name, locale),
  })),
);

const inStatic = (address: string) => path.join(projectRoot, 'static', address);

const sizeOf = (address: string) => statSync(inStatic(address)).size;

/** The duration that an MP4 file has in its header, in seconds. */
function mp4Duration(address: string): number {
  const bytes = readFileSync(inStatic(address));
  const header = bytes.indexOf('mvhd'); // cspell:ignore mvhd
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

/** Each recording that a page shows. The guide for authors only names one in its table. */
const shown = localeCodes.flatMap((locale) =>
  readPages(locale).flatMap(({path: page, text}) =>
    [...text.matchAll(/^<Screencast name="([^"]*)" \/>$/gm)].map(
      ([, name]) => `${locale} ${page.replace(/\.md$/, '')} ${name ?? ''}`,
    ),
  ),
);

describe('a reader who would rather watch', () => {
  it('finds each recording of src/data/screencasts/records.json on its pages in both languages, and no page names another', () => {
    const expected = recordings.flatMap(({locale, pages, name}) =>
      pages.map((page) => `${locale} ${page} ${name}`),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect([...shown].sort()).toEqual([...expected].sort());
  });

  it.each(recordings)(
    'soon has $name in $locale, sees its end in less than a minute, and reads what the list of its steps says',
    ({steps, locale, files}) => {
      for (const file of [files.webm, files.mp4]) {
        expect(sizeOf(file)).toBeGreaterThan(10_000);
        expect(sizeOf(file)).toBeLessThanOrEqual(MAX_FILE_SIZE);
      }
      expect(existsSync(inStatic(files.poster))).toBe(true);
      expect(durationOf(steps)).toBeLessThanOrEqual(MAX_SECONDS);
      expect(mp4Duration(files.mp4)).toBeCloseTo(durationOf(steps), 1);
      expect(readFileSync(inStatic(files.captions), 'utf8')).toBe(
        writeCaptions(steps, locale),
      );
    },
  );
});
