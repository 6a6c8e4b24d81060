import {spawnSync} from 'node:child_process';
import {parseAllDocuments} from 'yaml';
import {composeMistakes} from '../support/composeSchema';
import {fencedBlocks, type PageCode} from '../support/pageCode';
import {openPowershell, powershellMistake} from '../support/powershell';
import {realChecks, testWithReal} from '../support/realServers';

const blocks = fencedBlocks();
const inLanguage = (...languages: string[]) =>
  blocks.filter(({language}) => languages.includes(language));

/** The blocks that somebody would stumble over, each with where it is and why. */
function mistakesIn(
  code: readonly PageCode[],
  mistakeOf: (text: string) => string | undefined,
): string[] {
  return code.flatMap(({where, text}) => {
    const mistake = mistakeOf(text);
    return mistake === undefined ? [] : [`${where}: ${mistake}`];
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** JSON as a page shows it: whole, or some lines out of a file. */
function jsonMistake(text: string): string | undefined {
  const isPart = /^\s*"[^"]+"\s*:/.test(text);
  const whole = isPart ? `{${text.trim().replace(/,$/, '')}}` : text;
  try {
    JSON.parse(whole);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function yamlMistake(text: string): string | undefined {
  const documents = parseAllDocuments(text);
  const [error] = [...documents].flatMap(({errors}) => errors);
  if (error !== undefined) {
    return error.message;
  }
  const isCompose = /^services:/m.test(text);
  const complaint = isCompose ? composeMistakes(text).join('; ') : '';
  return complaint === '' ? undefined : complaint;
}

/** Sections, `key=value`, comments: what systemd and rclone read. */
function iniMistake(text: string): string | undefined {
  const wrong = text
    .split('\n')
    .find(
      (line) => !/^(?:\s*|\s*[#;].*|\[[\w .-]+\]|[\w.-]+ ?=.*)$/.test(line),
    );
  return wrong === undefined
    ? undefined
    : `not a line of such a file: ${wrong}`;
}

function shellMistake(text: string): string | undefined {
  const {status, stderr} = spawnSync('bash', ['-n'], {
    input: text,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr.trim();
}

describe('a reader who copies from a page', () => {
  it('finds many blocks of code, each with a language', () => {
    expect(blocks.length).toBeGreaterThan(350);
    expect(blocks.filter(({language}) => language === '')).toEqual([]);
  });

  it('has commands that a shell can read', () => {
    const commands = inLanguage('bash', 'sh');
    expect(commands.length).toBeGreaterThan(150);
    expect(mistakesIn(commands, shellMistake)).toEqual([]);
  });

  it('has commands that PowerShell can read', async () => {
    const parser = await openPowershell();
    const mistakeOf = (text: string) => powershellMistake(parser, text);
    const commands = inLanguage('powershell', 'ps1');
    expect(commands.length).toBeGreaterThan(20);
    expect(mistakesIn(commands, mistakeOf)).toEqual([]);
    expect(mistakeOf('if ($true) {')).toBeDefined();
    expect(mistakeOf('Copy-Item "data')).toBeDefined();
    expect(mistakeOf('Copy-Item a; if (')).toBeDefined();
  });

  testWithReal(['nginx'], 'has servers that nginx accepts', (testFolder) => {
    const {certificate, key} = testFolder;
    const inServer = (text: string) =>
      text.startsWith('location ') ? `server {\n${text}\n}` : text;
    const withOwnFiles = (text: string) =>
      inServer(text)
        .replace('//alist:', '//127.0.0.1:')
        .replace(/(ssl_certificate +)\S+;/, `$1"${certificate}";`)
        .replace(/(ssl_certificate_key +)\S+;/, `$1"${key}";`);
    const servers = inLanguage('nginx');
    expect(servers.length).toBeGreaterThan(1);
    const mistakeOf = (text: string) =>
      realChecks.nginx(withOwnFiles(text), testFolder) || undefined;
    expect(mistakesIn(servers, mistakeOf)).toEqual([]);
    expect(mistakeOf('server { no_such_word; }')).toContain('no_such_word');
  });

  it('has JSON that a program can read', () => {
    const json = inLanguage('json');
    expect(json.length).toBeGreaterThan(30);
    expect(mistakesIn(json, jsonMistake)).toEqual([]);
  });

  it('has YAML that a program can read, and Compose files that Compose can', () => {
    const yaml = inLanguage('yaml', 'yml');
    expect(yaml.length).toBeGreaterThan(4);
    expect(mistakesIn(yaml, yamlMistake)).toEqual([]);
  });

  it('has files of sections and values that a program can read', () => {
    const ini = inLanguage('ini');
    expect(ini.length).toBeGreaterThan(3);
    expect(mistakesIn(ini, iniMistake)).toEqual([]);
  });

  it.each([
    ['bash', 'if true; then', shellMistake],
    ['JSON', '"a": 1,\n"b": [1,]', jsonMistake],
    ['YAML', "a: 'b", yamlMistake],
    ['Compose', 'services:\n  a:\n    images: b', yamlMistake],
    ['a file of sections', '[Service]\nRestart', iniMistake],
  ])('would be told of a mistake in %s', (_, text, mistakeOf) => {
    expect(mistakeOf(text)).toBeDefined();
  });
});
