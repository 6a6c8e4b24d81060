import {copiedCode} from '../../../src/lib/copiedCode';

describe('a visitor who copies code', () => {
  it.each([
    ['$ docker ps', 'docker ps'],
    ['$ docker run \\\n>   alist', 'docker run \\\n  alist'],
    ['$ cd /opt\n$ ls\n\nalist  data', 'cd /opt\nls\n\nalist  data'],
    ['> Get-Process', 'Get-Process'],
  ])('gets the commands of a shell without its prompts: %j', (code, copied) => {
    expect(copiedCode(code, 'bash')).toBe(copied);
  });

  it.each([
    'echo $ and > here',
    'echo $HOME\n$HOME/bin/alist',
    '  $ indented',
    '$\n>',
    '>> appended',
    '\ttabs, “quotes” and 空格 stay  \n\n',
    '',
  ])('gets everything else as it is: %j', (code) => {
    expect(copiedCode(code, 'bash')).toBe(code);
  });

  it.each(['bash', 'console', 'powershell'])(
    'gets no prompt where the language is %s',
    (language) => {
      expect(copiedCode('$ ls', language)).toBe('ls');
    },
  );

  it.each(['json', 'yaml', 'text', 'markdown', ''])(
    'gets the code as it is where the language is %j',
    (language) => {
      const code = '$ ls\n> quoted';
      expect(copiedCode(code, language)).toBe(code);
    },
  );
});
