import {readFacts} from '../../src/markdown/facts/readFacts';
import {projectRoot, readPages} from '../support/pages';
import {localeCodes} from '../../src/config/locales';

const {drivers} = readFacts(projectRoot);
const able = drivers
  .filter(({features}) => features?.includes('rapidUpload'))
  .map(({name}) => name)
  .sort();

/** The names in the first column of the table below the heading `#drivers`. */
function listedDrivers(text: string): string[] {
  const section = /\{\/\* #drivers \*\/\}\n([\s\S]*?)\n## /.exec(text)?.[1];
  const rows = section?.split('\n').filter((line) => line.startsWith('|'));
  return (rows ?? [])
    .slice(2)
    .flatMap((row) => row.split('|')[1]?.split(/[,、]/) ?? [])
    .map((name) => name.trim());
}

test.each(localeCodes)(
  'a reader of the %s page on rapid uploads finds every driver that does them, and no other',
  (locale) => {
    const page = readPages(locale).find(({path}) =>
      path.endsWith('advanced/rapid_upload.md'),
    );
    const listed = listedDrivers(page?.text ?? '');
    expect(able.length).toBeGreaterThan(20);
    expect([...new Set(listed)].sort()).toEqual(able);
  },
);
