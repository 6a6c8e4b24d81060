import {hiddenCharacter} from '../../lib/hiddenCharacter';
import {joined, posix, type PosixCommand} from '../../lib/shellCommand';

export interface WrittenFile {
  /** Language of the code block. */
  readonly language: 'yaml' | 'json' | 'nginx' | 'text';
  readonly text: string;
}

interface Script {
  readonly language: 'bash';
  readonly text: PosixCommand['text'];
}

/** A file or commands that a generator writes. */
export type Output = (WrittenFile | Script) & {
  /** Only for files. */
  readonly fileName?: string;
};

/** Placeholder until the browser has generated a password. */
export const PASSWORD_PLACEHOLDER = 'CHANGE_ME';

export const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => `    ${line}`);

/** The text of a file. No line of it may hold a hidden character, such as another line break. */
export function fileText(lines: readonly string[]): string {
  return lines
    .map((line) => {
      const found = hiddenCharacter(line);
      if (found !== undefined) {
        throw new Error(`A line of a file must not hold ${found.code}.`);
      }
      return `${line}\n`;
    })
    .join('');
}

/** Part of an address, for formats that use it without quotes: no character of it has a special meaning in any of them. */
export function addressPart(text: string): string {
  if (!/^[\w.~:/[\]-]*$/.test(text)) {
    throw new Error(`${JSON.stringify(text)} is no part of an address.`);
  }
  return text;
}

/** One command, with one option per line. */
export const withOptions = (
  command: PosixCommand,
  options: readonly PosixCommand[],
): PosixCommand => joined([command, ...options], ' \\\n  ');

/** Commands that run one after the other. */
export function scriptOf(commands: readonly PosixCommand[]): Script {
  return {language: 'bash', text: joined([...commands, posix``], '\n').text};
}

/** What is `undefined` is left out. */
export type Yaml =
  string | readonly Yaml[] | {readonly [key: string]: Yaml | undefined};

/** Words that YAML does not parse as strings. */
const yamlWords = /^(?:true|false|yes|no|on|off|null|y|n)$/i;

/** Compose interpolates `$name`, in quotes too; `$$` is a literal dollar sign. */
function composeScalar(text: string): string {
  const isPlain =
    /^[a-z][\w./@=+-]*(?::[\w./@=+-]+)*$/i.test(text) && !yamlWords.test(text);
  return isPlain
    ? text
    : `'${text.replaceAll("'", "''").replaceAll('$', '$$$$')}'`;
}

function composeLines(value: Exclude<Yaml, string>): string[] {
  if (isList(value)) {
    return value.map((item) => `- ${scalarOf(item)}`);
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined) {
      return [];
    }
    if (typeof inner === 'string') {
      return [`${key}: ${composeScalar(inner)}`];
    }
    const lines = composeLines(inner);
    return lines.length === 0
      ? [`${key}:`]
      : [`${key}:`, ...lines.map((line) => `  ${line}`)];
  });
}

function isList(value: Yaml): value is readonly Yaml[] {
  return Array.isArray(value);
}

/** All lists here contain strings only. */
function scalarOf(value: Yaml): string {
  return typeof value === 'string'
    ? composeScalar(value)
    : JSON.stringify(value);
}

/** A Compose file in block style; every string that YAML could parse as something else is quoted. */
export function composeText(value: Exclude<Yaml, string>): string {
  return fileText(composeLines(value));
}
