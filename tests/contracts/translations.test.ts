import path from 'node:path';
import {
  extractAllSourceCodeFileTranslations,
  getBabelOptions,
} from '@docusaurus/babel';
import {themeConfig} from '../../src/config/theme';
import {inlineMessages} from '../../src/plugins/bundle/inlineMessages';
import {filesBelow, projectRoot, read} from '../support/pages';

type Messages = Record<string, {message: string}>;

function readMessages(file: string): Messages {
  return JSON.parse(read(`i18n/zh/${file}`)) as Messages;
}

/** A string of the interface, and the file that says it. */
interface UsedMessage {
  file: string;
  id: string;
  message: string;
}

let usedMessages: UsedMessage[] = [];
let warnings: string[] = [];

beforeAll(async () => {
  const files = filesBelow('src', /\.tsx?$/).map((name) =>
    path.join(projectRoot, name),
  );
  // What `write-translations` uses.
  const found = await extractAllSourceCodeFileTranslations(
    files,
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

/** Docusaurus' own strings come with its own translations. */
const isOwn = (id: string) => !id.startsWith('theme.');

const placeholders = (message: string) =>
  [...new Set(message.match(/\{\w+\}/g))].sort();

/** Messages that are the same word in both languages, and why. */
const sameInBoth = new Map([
  ['title', 'the name of the product'],
  ['version.label', 'a version of the product'],
  ['sidebar.guide.category.api', 'the name of the interface'],
]);

/** What the theme asks to be translated of its configuration: the keys of its files, as `write-translations` names them. */
const themeKeys: Record<string, string[]> = {
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
};

describe('a Chinese reader', () => {
  const messages = readMessages('code.json');

  it('reads every string of the interface in Chinese', () => {
    expect(warnings).toEqual([]);
    expect(usedMessages.length).toBeGreaterThan(80);
    const missing = usedMessages
      .filter(({id}) => isOwn(id) && !(id in messages))
      .map(({file, id}) => `${file}: ${id}`);
    expect(missing).toEqual([]);
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

  it('is served no message that nothing shows', () => {
    const used = new Set(usedMessages.map(({id}) => id));
    const unused = Object.keys(messages)
      .filter((id) => isOwn(id) && !used.has(id))
      .map((id) => `i18n/zh/code.json: ${id}`);
    expect(unused).toEqual([]);
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
    const first = new Map(usedMessages.map(({id, message}) => [id, message]));
    const other = usedMessages
      .filter(({id, message}) => first.get(id) !== message)
      .map(({file, id}) => `${file}: ${id}`);
    expect(other).toEqual([]);
  });

  it.each(Object.entries(themeKeys))(
    'has a message for each word of the configuration in %s, and no other',
    (file, keys) => {
      expect(keys.length).toBeGreaterThan(3);
      expect(Object.keys(readMessages(file)).sort()).toEqual(
        [...new Set(keys)].sort(),
      );
    },
  );

  it.each([
    'code.json',
    'docusaurus-theme-classic/navbar.json',
    'docusaurus-theme-classic/footer.json',
    'docusaurus-plugin-content-docs/current.json',
  ])(
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
