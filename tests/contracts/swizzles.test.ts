import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import classicConfig from '@docusaurus/theme-classic/lib/getSwizzleConfig';
import {filesBelow, projectRoot, read} from '../support/pages';

const themeFolder = 'src/theme';
const packages = path.join(projectRoot, 'node_modules');

/** What the first comment of a swizzled component says. */
const header =
  /^\/\*\*\n \* Swizzle: (?<component>[\w/]+) \((?<action>replace|wrap), (?<level>safe|unsafe|forbidden)\), from (?<origin>@docusaurus\/[\w-]+) (?<version>[\d.]+)\.\n \* Why: [^\n]+\n(?: \* [^\n]+\n)*? \* Remove when: [^\n]+\n(?: \* [^\n]+\n)* \*\/\n/;

const files = filesBelow(themeFolder, /\.tsx?$/).map((file) =>
  file.slice(themeFolder.length + 1),
);

function headerOf(file: string): Record<string, string> {
  const {groups = {}} = header.exec(read(`${themeFolder}/${file}`)) ?? {};
  return groups;
}

/** The level of an action, which the command calls eject or wrap. What a package does not list is unsafe. */
function levelOf({component = '', action, origin}: Record<string, string>) {
  const listed =
    origin === '@docusaurus/theme-classic' ? classicConfig().components : {};
  const {actions} = listed[component] ?? {};
  return actions?.[action === 'wrap' ? 'wrap' : 'eject'] ?? 'unsafe';
}

const installed = (origin = '') => path.join(packages, origin);

test('every component of the theme folder is looked at', () => {
  expect(files.length).toBeGreaterThan(8);
});

describe.each(files)('the header of src/theme/%s', (file) => {
  const found = headerOf(file);

  it('names the component that the file replaces or wraps', () => {
    expect(`${String(found.component)}/`).toBe(
      file.replace(/index\.tsx?$/, ''),
    );
  });

  it('names a package that has this component, in the installed version', () => {
    const {component = '', origin, version} = found;
    const places = ['lib/theme', 'lib/client/theme-fallback'].flatMap(
      (folder) => [
        path.join(installed(origin), folder, component),
        path.join(installed(origin), folder, `${component}.js`),
      ],
    );
    expect(places.filter((place) => existsSync(place))).not.toEqual([]);
    const manifest = readFileSync(
      path.join(installed(origin), 'package.json'),
      'utf8',
    );
    expect((JSON.parse(manifest) as {version: string}).version).toBe(version);
  });

  it('gives the level that the package gives', () => {
    expect(found.level).toBe(levelOf(found));
  });
});

test('src/theme/README.md has each of them with its action and level', () => {
  const text = read(`${themeFolder}/README.md`);
  const rows = [...text.matchAll(/^\| `([\w/]+)` +\| ([^|]+?) +\|/gm)].map(
    ([, component = '', level = '']) => `${component} (${level})`,
  );
  const wanted = files.map((file) => {
    const {component = '', action = '', level = ''} = headerOf(file);
    return `${component} (${action}, ${level})`;
  });
  expect(rows.sort()).toEqual(wanted.sort());
});
