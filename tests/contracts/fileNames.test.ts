import {filesBelow} from '../support/pages';

/** What an import names: without extension, and without upper case. */
const nameOf = (file: string) => file.replace(/\.[a-z]+$/, '').toLowerCase();

test.each(['src', 'scripts', 'tools', 'service/src', 'tests'])(
  'an import in %s names one module: on a disk that does not tell upper from lower case, and for Node, which takes .json before .ts',
  (folder) => {
    const files = filesBelow(folder, /\.(?:ts|tsx|mjs|json)$/);
    expect(files.length).toBeGreaterThan(10);
    const names = files.map(nameOf);
    expect(
      files.filter((_, index) => names.indexOf(names[index] ?? '') !== index),
    ).toEqual([]);
  },
);
