import {readFileSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../support/projectCopy';
import {projectRoot} from '../support/pages';

const messages = 'i18n/zh/code.json';

test('a translator who lets Docusaurus write its messages finds nothing new', () => {
  const copy = copyProject();
  try {
    const command = ['write-translations', '--locale', 'zh'];
    const {code, output} = copy.run('docusaurus', ...command);
    expect([code, output]).toEqual([0, expect.stringContaining(messages)]);
    expect(readFileSync(path.join(copy.folder, messages), 'utf8')).toBe(
      readFileSync(path.join(projectRoot, messages), 'utf8'),
    );
  } finally {
    copy.remove();
  }
}, 300_000);
