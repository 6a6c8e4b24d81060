import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageDetailsOf} from '../../../../src/markdown/front-matter/readPageDetails';
import {
  historyForDocusaurus,
  readHistory,
} from '../../../../src/markdown/front-matter/pageHistory';
import {temporaryFolder} from '../../../support/temporaryFolder';

const folder = temporaryFolder();

/** A repository whose site is in a folder of it, as in a repository of several projects. */
const site = () => path.join(folder, 'full/site');
const page = (name: string) => path.join(site(), 'docs', name);

function git(...words: string[]): void {
  execFileSync('git', words, {cwd: path.join(folder, 'full'), stdio: 'ignore'});
}

function commit(time: number, author: string, message: string): void {
  git('add', '.');
  execFileSync(
    'git',
    [
      ...['-c', `user.name=${author}`, '-c', `user.email=${author}@x.test`],
      ...['commit', '-m', message],
    ],
    {
      cwd: path.join(folder, 'full'),
      stdio: 'ignore',
      env: {
        ...process.env,
        GIT_COMMITTER_DATE: `${time} +0000`,
        GIT_AUTHOR_DATE: `${time} +0000`,
      },
    },
  );
}

beforeAll(() => {
  mkdirSync(path.join(site(), 'docs'), {recursive: true});
  git('init');
  writeFileSync(page('old.md'), 'one\ntwo\nthree\nfour\n');
  commit(1_700_000_001, 'ann', 'Begin');
  git('mv', 'site/docs/old.md', 'site/docs/新 页.md');
  commit(1_700_000_002, 'bob', 'Move\n\nCo-authored-by: Cleo <cleo@x.test>');
  writeFileSync(path.join(folder, 'full/other.txt'), 'x');
  commit(1_700_000_003, 'dan', 'Outside the site');
  writeFileSync(page('new.md'), 'Not committed');
  const source = `file://${path.join(folder, 'full')}`;
  execFileSync('git', ['clone', '--depth', '1', source, 'shallow'], {
    cwd: folder,
    stdio: 'ignore',
  });
});

test('a page knows its length, its first day and its people, under all its names', () => {
  expect(pageDetailsOf(site(), page('新 页.md'), 'Three words here')).toEqual({
    words: 3,
    created: 1_700_000_001_000,
    contributors: ['ann', 'bob', 'Cleo'],
  });
});

test('a page that is not committed yet knows its length only', () => {
  expect(pageDetailsOf(site(), page('new.md'), '新页')).toEqual({words: 2});
});

test('everybody who contributed to the repository is known, nobody’s address is', () => {
  const history = readHistory(site());
  expect(history?.contributors).toEqual(['ann', 'bob', 'Cleo', 'dan']);
  expect(JSON.stringify([...(history?.files ?? [])])).not.toContain('@');
});

test.each(['shallow/site', '.'])(
  'in "%s", without the full history, no such fact is made up',
  (name) => {
    const siteDir = path.join(folder, name);
    expect(readHistory(siteDir)).toBeUndefined();
    const file = path.join(siteDir, 'docs/新 页.md');
    expect(pageDetailsOf(siteDir, file, 'One')).toEqual({words: 1});
  },
);

test('Docusaurus is told the same times, and nothing of what is not committed', async () => {
  const vcs = historyForDocusaurus(site());
  const moved = page('新 页.md');
  await expect(vcs.getFileCreationInfo(moved)).resolves.toEqual({
    timestamp: 1_700_000_001_000,
    author: 'ann',
  });
  await expect(vcs.getFileLastUpdateInfo(moved)).resolves.toEqual({
    timestamp: 1_700_000_002_000,
    author: 'bob',
  });
  await expect(vcs.getFileLastUpdateInfo(page('new.md'))).resolves.toBeNull();
});

test('a page knows the driver that it is about, and whether it has samples of requests', () => {
  const facts = (content: string) =>
    pageDetailsOf(site(), page('x.md'), content);
  expect(facts('Text\n\n<DriverFacts driver="Local" />\n')).toMatchObject({
    monogram: {letters: 'LO'},
  });
  expect(facts('| `<DriverFacts driver="Local" />` |\n')).not.toHaveProperty(
    'monogram',
  );
  expect(facts('<ApiRoutes group="fs" />\n')).toHaveProperty('hasSamples');
  expect(facts('Text\n')).not.toHaveProperty('hasSamples');
});
