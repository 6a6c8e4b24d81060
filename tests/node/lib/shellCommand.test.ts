import {spawnSync} from 'node:child_process';
import fc from 'fast-check';
import {
  everyShell,
  joined,
  posix,
  powershell,
} from '../../../src/lib/shellCommand';
import {openPowershell} from '../../support/powershell';

const hostile = [
  '',
  ' ',
  "'; touch pwned; '",
  `"; touch pwned; "`,
  '$(touch pwned)',
  '`touch pwned`',
  '${IFS}$HOME$1',
  'a;b&c|d>e<f',
  'a && b || c',
  'line\nbreak\n',
  '\n',
  'tab\tescape\u001B[2Jbell\u0007',
  '\r',
  '100%PATH%%',
  '!! !$ hello!',
  '-rf',
  '--output=x',
  '=ls',
  '~',
  '*?[a]{b,c}',
  '#comment',
  'a\\',
  "\\'",
  '\u2018; calc; \u2019',
  '\u0085\u2028\u202E',
  'größe 文件 😀',
];

/** Ways in which a shell gets a command: as an argument, or typed at a prompt, where `!` means the history. */
const shells = [
  {program: 'bash', options: ['-c'], isTyped: false},
  {program: 'sh', options: ['-c'], isTyped: false},
  {
    program: 'bash',
    options: ['--norc', '--noprofile', '--noediting', '-i'],
    isTyped: true,
  },
] as const;

const END = 'the end';

/** What a program gets as its arguments from each shell. */
function argumentsOf(command: string): string[][] {
  return shells.map(({program, options, isTyped}) => {
    const {stdout} = spawnSync(
      program,
      isTyped ? options : [...options, command],
      {
        ...(isTyped ? {input: `${command}\n`} : {}),
        env: {...process.env, HISTFILE: '', PS1: '', PS2: ''},
        encoding: 'utf8',
      },
    );
    return stdout.split('\0').slice(0, -1);
  });
}

/** Each value as the argument of one command, so that one start of a shell tries all. */
const printed = (values: readonly string[]) =>
  joined(
    [posix`printf '%s\0'`, ...[...values, END].map((value) => posix`${value}`)],
    ' ',
  );

test('a program gets each value unchanged from bash and from sh', () => {
  for (const words of argumentsOf(printed(hostile).text)) {
    expect(words).toEqual([...hostile, END]);
  }
});

test('so does it with any text', () => {
  const text = fc
    .string({unit: 'binary'})
    .map((value) => value.replaceAll('\0', ''));
  fc.assert(
    fc.property(fc.array(text), (values) => {
      for (const words of argumentsOf(printed(values).text)) {
        expect(words).toEqual([...values, END]);
      }
    }),
    {numRuns: 20},
  );
});

test('PowerShell reads each value as one string', async () => {
  const parser = await openPowershell();
  const wrong = hostile.filter((value) => {
    const {text} = powershell`Get-Item -Path ${value}`;
    const root = parser.parse(text)?.rootNode;
    const commands = root?.descendantsOfType('command') ?? [];
    const strings =
      root?.descendantsOfType('string_literal').map((node) => node.text) ?? [];
    const characters = [...text.matchAll(/\[char\](\d+)/g)].map(([, code]) =>
      String.fromCharCode(Number(code)),
    );
    const read = strings.flatMap((string, index) => [
      string.slice(1, -1).replace(/(['\u2018-\u201B])\1/g, '$1'),
      ...characters.slice(index, index + 1),
    ]);
    return (
      root?.hasError !== false ||
      commands.length !== 1 ||
      read.join('') !== value
    );
  });
  expect(wrong).toEqual([]);
});

test('in a command for every shell, an address has nothing that a shell acts on', () => {
  const parts = [
    ['/a%20b/?c=d&e=%2F#f', '/a%20b/?c=d&e=%2F#f'],
    ["/';echo$IFS$(id);:'", '/%27;echo%24IFS%24%28id%29;:%27'],
    ['/`id`"\\', '/%60id%60%22%5C'],
    ['/%PATH%/100%', '/%25PATH%25/100%25'],
    ['/!!^|<>*{a,b}', '/%21%21%5E%7C%3C%3E%2A%7Ba,b%7D'],
    ['/文\n\u2019', '/%E6%96%87%0A%E2%80%99'],
  ] as const;
  for (const [part, encoded] of parts) {
    const {text} = everyShell`printf '%s\0' ${`http://[::1]:5244${part}`}`;
    expect(text).toBe(`printf '%s\\0' "http://[::1]:5244${encoded}"`);
    for (const words of argumentsOf(text)) {
      expect(words).toEqual([`http://[::1]:5244${encoded}`]);
    }
  }
});
