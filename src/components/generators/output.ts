import {hiddenCharacter} from '../../lib/hiddenCharacter';

/** A file or commands that a generator writes. */
export interface Output {
  readonly id: string;
  /** Language of the code block. */
  readonly language: 'yaml' | 'bash' | 'json' | 'nginx' | 'text';
  /** Only for files. */
  readonly fileName?: string;
  readonly text: string;
}

/** Placeholder until the browser has generated a password. */
export const PASSWORD_PLACEHOLDER = 'CHANGE_ME';

/**
 * The text of a file, each line with a line break.
 *
 * @throws Error for a line with a hidden character, such as another line break
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
 * Part of an address, for formats that use it without quotes.
 *
 * @throws Error for characters with a special meaning in any of them
 */
export function addressPart(text: string): string {
  if (!/^[\w.~:/[\]-]*$/.test(text)) {
    throw new Error(`${JSON.stringify(text)} is no part of an address.`);
  }
  return text;
}

/** The lines of one command, with one option per line. */
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
