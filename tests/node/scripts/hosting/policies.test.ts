import {readFileSync} from 'node:fs';
import path from 'node:path';
import {writePolicies} from '../../../../scripts/hosting/policies';
import {projectRoot} from '../../../support/pages';
import {temporaryFolder} from '../../../support/temporaryFolder';

const page = (address: string) =>
  `<!doctype html><meta charset=utf-8><link rel=canonical href=https://docs.example${address}><p>${address}`;

test('a page has its policy under each of its names', async () => {
  const dir = temporaryFolder({
    'guide/a.html': page('/guide/a'),
    'guide/a/index.html': page('/guide/a'),
    'old/a.html': page('/guide/a'),
    'guide/b.html': page('/guide/b'),
  });
  expect(await writePolicies(dir, projectRoot, {})).toBe(4);
  for (const file of ['guide/a', 'guide/a/index', 'old/a', 'guide/b']) {
    expect(readFileSync(path.join(dir, `${file}.html`), 'utf8')).toContain(
      '<meta http-equiv="Content-Security-Policy"',
    );
  }
});

test.each([
  [
    'a page that no policy could allow is named',
    {'guide/b.html': `${page('/guide/b')}<p onclick=go()>`},
    'guide/b.html: found <p onclick="…">',
  ],
  ['where there is no page, nothing was built', {}, 'There is no built site'],
])('%s', async (_, files, message) => {
  const dir = temporaryFolder({...files});
  await expect(writePolicies(dir, projectRoot, {})).rejects.toThrow(message);
});
