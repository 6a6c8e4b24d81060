import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {botAuthors} from '../../src/config/contributors';
import {READING_TIME_SHOWN_FROM} from '../../src/config/pageInfo';
import {localeCodes, locales, type Locale} from '../../src/config/locales';
import {site} from '../../src/config/site';
import {addressOf, pageOf} from '../../src/lib/address';
import {
  countWords,
  machineTime,
  readingTime,
} from '../../src/components/page-info/readingTime';
import {sitemap} from '../e2e/support/pages';
import {pageFolders as folders} from '../support/pages';
import {htmlOf} from './files';
import {git, hasHistory} from './history';

/** File that a page was written in; not every page was written by hand. */
function sourceOf(pathname: string, locale: Locale): string | undefined {
  const page = pageOf(pathname).slice(1);
  const name = page === '' || page.endsWith('/') ? `${page}index` : page;
  const file = path.join(folders[locale], `${name}.md`);
  return existsSync(file) ? file : undefined;
}

const readingTimeIn = (html: string) =>
  /<time [^>]*datetime="?(PT\d+M)/i.exec(html)?.[1];

test.each(localeCodes)(
  'a reader in %s sees how long each long page takes, and nothing of the kind on short ones',
  (locale) => {
    const pages = sitemap[locale].flatMap((pathname) => {
      const file = sourceOf(pathname, locale);
      const text = file === undefined ? '' : readFileSync(file, 'utf8');
      const isChosen = /^(?:home|portfolio|pageInfo): /m.test(text);
      return file === undefined || isChosen ? [] : [{pathname, text}];
    });
    const expected = pages.map(({pathname, text}) => {
      const minutes = readingTime(
        countWords(text.replace(/^---\n[\s\S]*?\n---\n/, '')),
      );
      const isLong = minutes >= READING_TIME_SHOWN_FROM;
      return [pathname, isLong ? machineTime(minutes) : undefined];
    });
    expect(
      pages.map(({pathname}) => [pathname, readingTimeIn(htmlOf(pathname))]),
    ).toEqual(expected);
    const shown = expected.filter(([, time]) => time !== undefined);
    expect(shown.length).toBeGreaterThan(3);
    expect(expected.length - shown.length).toBeGreaterThan(0);
  },
);

/** What a page says at its end, as text. */
const endOf = (html: string) =>
  (
    /<article[\s\S]*?(<footer[\s\S]*?<\/footer>)/.exec(html)?.[1] ?? ''
  ).replaceAll(/<[^>]*>/g, '');

/** Everybody who changed a file, or the project, but programs. */
const authorsOf = (...files: string[]) =>
  new Set(
    (hasHistory ? git('log', '--format=%aN\t%aE', '--', ...files) : [])
      .map((line) => line.split('\t'))
      .filter(
        (person) =>
          !botAuthors.some((bot) => person.some((part) => bot.test(part))),
      )
      .map(([name = '']) => name),
  );

test.each([
  ['en', 'Last updated:', 'Contributors:'],
  ['zh', '最后更新', '贡献者'],
] as const)(
  'a reader in %s sees when the page was last changed and by whom, as far as the repository knows, and is led to its source',
  (locale, updated, people) => {
    const file = `${folders[locale]}/guide/index.md`;
    const html = htmlOf(addressOf('/guide/', locale));
    expect(html).toContain(`${site.repository}/edit/main/${file}`);
    const end = endOf(html);
    expect(end).not.toBe('');
    const [latest] = hasHistory
      ? git('log', '--no-merges', '--format=%cI', '--', file)
      : [];
    expect(end.includes(updated)).toBe(latest !== undefined);
    if (latest !== undefined) {
      const day = new Intl.DateTimeFormat(locales[locale].htmlLang, {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      expect(end).toContain(day.format(new Date(latest)));
    }
    const authors = authorsOf(file);
    expect(end.includes(people)).toBe(authors.size > 0);
    authors.forEach((name) => {
      expect(end).toContain(name);
    });
  },
);

test.each(localeCodes)(
  'the credits in %s name the releases, the libraries, and everybody who wrote',
  (locale) => {
    const html = htmlOf(addressOf('/guide/credits', locale));
    const read = (name: string) =>
      JSON.parse(readFileSync(name, 'utf8')) as unknown;
    const releases = read('src/data/releases/records.json') as {
      version: string;
    }[];
    const {dependencies} = read('package.json') as {
      dependencies: Record<string, string>;
    };
    const wanted = [
      releases[0]?.version ?? '',
      releases.at(-1)?.version ?? '',
      `>${releases.length}<`,
      ...Object.keys(dependencies).map(
        (library) => `https://www.npmjs.com/package/${library}`,
      ),
      ...authorsOf(),
    ];
    expect(wanted.filter((text) => !html.includes(text))).toEqual([]);
  },
);
