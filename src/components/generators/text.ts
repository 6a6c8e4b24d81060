import {hiddenCharacter} from '../../lib/hiddenCharacter';

/** A file or some commands that a generator has written. */
export interface Output {
  readonly id: string;
  /** Language of the code block. */
  readonly language: 'yaml' | 'bash' | 'json' | 'nginx' | 'text';
  /** What it is called on the reader's disk; without one it is not a file. */
  readonly fileName?: string;
  readonly text: string;
}

/** Stands where a password goes until the reader's browser has made one. */
export const PASSWORD_PLACEHOLDER = 'CHANGE_ME';

/**
 * The text of a file, each line with its end.
 *
 * @throws Error for a line that would become several, whoever let its value through
 */
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

/**
 * Part of an address for formats that take it without quotes.
 *
 * @throws Error for what means more to one of them than itself
 */
export function addressPart(text: string): string {
  if (!/^[\w.~:/[\]-]*$/.test(text)) {
    throw new Error(`${JSON.stringify(text)} is no part of an address.`);
  }
  return text;
}

/** The lines of one command, each option on a line of its own. */
export function shellLines(
  command: string,
  options: readonly string[],
  last: string,
): string[] {
  return [
    `${command} \\`,
    ...options.map((option) => `  ${option} \\`),
    `  ${last}`,
  ];
}

export type Yaml = string | readonly Yaml[] | {readonly [key: string]: Yaml};

/** Words that YAML reads as something other than a text. */
const yamlWords = /^(?:true|false|yes|no|on|off|null|y|n)$/i;

/** Compose replaces a name behind a dollar sign, in quotes too; two of them are one that it leaves alone. */
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

/** Items of the lists that are written here are texts. */
function scalarOf(value: Yaml): string {
  return typeof value === 'string'
    ? composeScalar(value)
    : JSON.stringify(value);
}

/** A Compose file in block style, two spaces, every text that could be read as something else in quotes. */
export function composeText(value: Exclude<Yaml, string>): string {
  return fileText(composeLines(value));
}
