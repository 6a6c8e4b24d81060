import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  hasHistory,
  historyFrom,
} from '../../../../src/markdown/front-matter/history';
import {temporaryFolder} from '../../../support/temporaryFolder';

const folder = temporaryFolder();
const inside = (name: string) => path.join(folder, name);

function git(...words: string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...author, ...words], {stdio: 'ignore'});
}

beforeAll(() => {
  git('init', inside('full'));
  for (const text of ['one', 'two']) {
    writeFileSync(path.join(inside('full'), 'page.md'), text);
    git('-C', inside('full'), 'add', '.');
    git('-C', inside('full'), 'commit', '-m', text);
  }
  git('clone', '--depth', '1', `file://${inside('full')}`, inside('shallow'));
});

test.each([
  ['false\n', 'complete'],
  ['true\n', 'shallow'],
  ['', 'none'],
  ['fatal: not a git repository', 'none'],
  [undefined, 'none'],
])('where git says %j the history is %s', (answer, history) => {
  expect(historyFrom(answer)).toBe(history);
});

test('visitors see when a page was changed where the whole history is there, and nobody is warned', () => {
  expect(hasHistory(inside('full'), {warn: true})).toBe(true);
});

test.each([
  ['shallow', 'a shallow clone'],
  ['.', 'no git repository'],
  ['nowhere', 'no git repository'],
])(
  'the builder of a site in "%s" is warned once and told what to do',
  (name, reason) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(hasHistory(inside(name), {warn: true})).toBe(false);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(new RegExp(`${reason}.*full history`))],
    ]);
  },
);

test('the build of a further language is quiet about it', () => {
  expect(hasHistory(inside('shallow'), {warn: false})).toBe(false);
});
