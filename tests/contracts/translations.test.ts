import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../support/pages';

type Messages = Record<string, {message: string}>;

function readMessages(file: string): Messages {
  const text = readFileSync(path.join(projectRoot, 'i18n/zh', file), 'utf8');
  return JSON.parse(text) as Messages;
}

const sources = readdirSync(path.join(projectRoot, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join(projectRoot, 'src', name), 'utf8'));

const usedIds = new Set(
  sources.flatMap((source) =>
    [
      ...source.matchAll(
        /\bid(?:=|: ?)["']((?:[a-zA-Z]+\.)+[a-zA-Z0-9]+)["']/g,
      ),
    ].map(([, id = '']) => id),
  ),
);

/** Messages that are the same word in both languages. */
const sameInBoth = new Set(['title', 'version.label']);

describe('a Chinese reader', () => {
  const messages = readMessages('code.json');

  it('reads every string of the interface in Chinese', () => {
    expect(usedIds.size).toBeGreaterThan(80);
    const missing = [...usedIds].filter(
      (id) => !(id in messages) && !id.startsWith('theme.'),
    );
    expect(missing).toEqual([]);
  });

  it('is served no message that nothing shows', () => {
    const unused = Object.keys(messages).filter(
      (id) => !usedIds.has(id) && !id.startsWith('theme.'),
    );
    expect(unused).toEqual([]);
  });

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
      const english = entries.filter(
        ([id, {message}]) =>
          !sameInBoth.has(id) &&
          !/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(message),
      );
      expect(english).toEqual([]);
    },
  );
});
