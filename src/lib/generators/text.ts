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

/** A text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text)
    ? text
    : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** One command, each option on a line of its own. */
export function shellLines(
  command: string,
  options: readonly string[],
  last: string,
): string {
  return [command, ...options.map((option) => `  ${option}`), `  ${last}`].join(
    ' \\\n',
  );
}

export type Yaml = string | readonly Yaml[] | {readonly [key: string]: Yaml};

/** Words that YAML reads as something other than a text. */
const yamlWords = /^(?:true|false|yes|no|on|off|null|y|n)$/i;

function yamlScalar(text: string): string {
  const isPlain =
    /^[a-z][\w./@=+-]*(?::[\w./@=+-]+)*$/i.test(text) && !yamlWords.test(text);
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`;
}

function yamlLines(value: Exclude<Yaml, string>): string[] {
  if (isList(value)) {
    return value.map((item) => `- ${scalarOf(item)}`);
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string') {
      return [`${key}: ${yamlScalar(inner)}`];
    }
    const lines = yamlLines(inner);
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
  return typeof value === 'string' ? yamlScalar(value) : JSON.stringify(value);
}

/** Block style, two spaces, every text that could be read as something else in quotes. */
export function toYaml(value: Exclude<Yaml, string>): string {
  return `${yamlLines(value).join('\n')}\n`;
}

/** A dollar sign that Compose leaves alone. */
export function composeText(text: string): string {
  return text.replaceAll('$', '$$$$');
}
