import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writePolicies} from '../../../../scripts/hosting/policies';
import {projectRoot} from '../../../support/pages';
import {temporaryFolder} from '../../../support/temporaryFolder';

const page = (address: string) =>
  `<!doctype html><meta charset=utf-8><link rel=canonical href=https://docs.example${address}><p>${address}`;

let dir = '';

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
};

const policyIn = (file: string) =>
  /<meta http-equiv="Content-Security-Policy"/.exec(
    readFileSync(path.join(dir, file), 'utf8'),
  );

beforeEach(() => {
  dir = temporaryFolder();
});

test('a page has its policy under each of its names', async () => {
  const names = ['guide/a.html', 'guide/a/index.html', 'old/a.html'];
  names.forEach((name) => {
    put(name, page('/guide/a'));
  });
  put('guide/b.html', page('/guide/b'));
  expect(await writePolicies(dir, projectRoot, {})).toBe(4);
  expect(names.map(policyIn)).not.toContain(null);
  expect(policyIn('guide/b.html')).not.toBeNull();
});

test('a page that no policy could allow is named', async () => {
  put('guide/a.html', page('/guide/a'));
  put('guide/b.html', `${page('/guide/b')}<p onclick=go()>`);
  await expect(writePolicies(dir, projectRoot, {})).rejects.toThrow(
    'guide/b.html: found <p onclick="…">',
  );
});

test('where there is no page, nothing was built', async () => {
  await expect(writePolicies(dir, projectRoot, {})).rejects.toThrow(
    'There is no built site',
  );
});
