import path from 'node:path';
import {
  extractAllSourceCodeFileTranslations,
  getBabelOptions,
} from '@docusaurus/babel';
import {collectSidebarCategories} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import sidebars from '../../sidebars';
import {themeConfig} from '../../src/config/theme';
import {inlineMessages} from '../../src/plugins/bundle/inlineMessages';
import {filesBelow, projectRoot, read} from '../support/pages';

type Sidebar = Parameters<typeof collectSidebarCategories>[0];
type Messages = Record<string, {message: string}>;

function readMessages(file: string): Messages {
  return JSON.parse(read(`i18n/zh/${file}`)) as Messages;
}

/** What `write-translations` reads of Docusaurus; the site does not load the dialog of Algolia's theme. */
const themeFile =
  /\/(?:(?!theme-search-algolia\/)[^/]+\/lib\/theme|theme-common\/lib)\/.+\.js$/;

/** Strings of the interface, and the files that say them. */
let usedMessages: {file: string; id: string; message: string}[] = [];
let warnings: string[] = [];

beforeAll(async () => {
  const files = [
    ...filesBelow('src', /\.tsx?$/),
    ...filesBelow('node_modules/@docusaurus', themeFile),
  ];
  const found = await extractAllSourceCodeFileTranslations(
    files.map((name) => path.join(projectRoot, name)),
    getBabelOptions({isServer: true}),
  );
  warnings = found.flatMap((each) => each.warnings);
  usedMessages = found.flatMap(({sourceCodeFilePath, translations}) =>
    Object.entries(translations).map(([id, {message}]) => ({
      file: path.relative(projectRoot, sourceCodeFilePath),
      id,
      message,
    })),
  );
}, 120_000);

const placeholders = (message: string) =>
  [...new Set(message.match(/\{\w+\}/g))].sort();

/** Messages that are the same word in both languages, and why. */
const sameInBoth = new Map([
  ['title', 'the name of the product'],
  ['version.label', 'a version of the product'],
  ['sidebar.guide.category.api', 'the name of the interface'],
]);

/** What the theme and the docs ask to be translated of their configuration: the keys of files, as `write-translations` names them. */
const configurationKeys: Record<string, string[]> = {
  'docusaurus-theme-classic/navbar.json': [
    'title',
    ...(themeConfig.navbar?.items ?? []).map(
      ({label}) => `item.label.${String(label)}`,
    ),
  ],
  'docusaurus-theme-classic/footer.json': [
    ...(themeConfig.footer?.links ?? []).flatMap((column) => [
      `link.title.${String(column.title)}`,
      ...((column.items ?? []) as {label: string}[]).map(
        ({label}) => `link.item.label.${label}`,
      ),
    ]),
    'copyright',
  ],
  'docusaurus-plugin-content-docs/current.json': [
    'version.label',
    ...Object.entries(sidebars).flatMap(([name, items]) =>
      collectSidebarCategories(items as Sidebar).map(
        ({key, label}) => `sidebar.${name}.category.${key ?? label}`,
      ),
    ),
    ...filesBelow('docs/guide', /\/_category_\.json$/).map((file) => {
      const {key} = JSON.parse(read(file)) as {key: string};
      return `sidebar.guide.category.${key}`;
    }),
  ],
};

describe('a Chinese reader', () => {
  const messages = readMessages('code.json');

  it('reads every string of the interface in Chinese, and is served no other', () => {
    expect(warnings).toEqual([]);
    expect(Object.keys(messages).sort()).toEqual(
      [...new Set(usedMessages.map(({id}) => id))].sort(),
    );
  });

  it('loads each string with the code that says it', () => {
    const words = Object.fromEntries(
      Object.entries(messages).map(([id, {message}]) => [id, message]),
    );
    const left = [...new Set(usedMessages.map(({file}) => file))].flatMap(
      (file) => {
        const inlined = inlineMessages(read(file), file, words);
        return usedMessages
          .filter((one) => one.file === file)
          .filter(({id}) => !inlined.includes(JSON.stringify(words[id])))
          .map(({id}) => `${file}: ${id}`);
      },
    );
    expect(left).toEqual([]);
  });

  it('finds the same numbers and names filled in as an English one', () => {
    const facts = filesBelow('src', /\.json$/).flatMap((file) =>
      Array.from(
        read(file).matchAll(/"en": (".*"),\s*"zh": (".*")/g),
        ([, ...pair]) => pair,
      ),
    );
    const wrong = usedMessages
      .map(({id, message}) => [message, messages[id]?.message ?? message])
      .concat(facts)
      .filter(
        ([english = '', chinese = '']) =>
          placeholders(english).join() !== placeholders(chinese).join(),
      );
    expect(wrong).toEqual([]);
  });

  it('reads one message under an id, wherever it is used', () => {
    const own = usedMessages.filter(({file}) => file.startsWith('src'));
    const first = new Map(own.map(({id, message}) => [id, message]));
    const other = own
      .filter(({id, message}) => first.get(id) !== message)
      .map(({file, id}) => `${file}: ${id}`);
    expect(other).toEqual([]);
  });

  it.each(Object.entries(configurationKeys))(
    'has a message for each word of the configuration in %s, and no other',
    (file, keys) => {
      expect(Object.keys(readMessages(file)).sort()).toEqual(
        [...new Set(keys)].sort(),
      );
    },
  );

  it.each(['code.json', ...Object.keys(configurationKeys)])(
    'finds Han characters, or at least Chinese punctuation, in each message of %s',
    (file) => {
      const entries = Object.entries(readMessages(file));
      expect(entries.length).toBeGreaterThan(0);
      const english = entries
        .filter(
          ([id, {message}]) =>
            !sameInBoth.has(id) &&
            !/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(message),
        )
        .map(([id]) => `i18n/zh/${file}: ${id}`);
      expect(english).toEqual([]);
    },
  );
});
