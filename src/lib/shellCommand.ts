type Shell = 'posix' | 'powershell' | 'every';

declare const shell: unique symbol;

/** Text that is safe to paste into a shell. */
export type CommandText<S extends Shell = Shell> = string & {
  readonly [shell]: S;
};

/** What a shell runs. Only the tags below make it, and they quote each value. */
class Command<S extends Shell> {
  readonly text: CommandText<S>;

  constructor(text: string) {
    this.text = text as CommandText<S>;
  }
}

export type PosixCommand = Command<'posix'>;
export type PowershellCommand = Command<'powershell'>;

/** The name of a variable in any shell. */
export class ShellName {
  /** @throws Error for a text that is no name */
  constructor(readonly text: string) {
    if (!/^[a-z_]\w*$/i.test(text)) {
      throw new Error(`${JSON.stringify(text)} is no name of a variable.`);
    }
  }
}

/** Commands of one shell as one, such as lines of a script. */
export function joined<S extends Shell>(
  commands: readonly Command<S>[],
  separator: ' ' | '\n' | ' \\\n  ',
): Command<S> {
  return new Command(commands.map(({text}) => text).join(separator));
}

/** Control characters but the line break: a terminal acts on them when they are pasted. */
const control = /([^\P{Cc}\n])/u;

function octalBytes(character: string): string {
  return encodeURIComponent(character).replace(
    /%(..)/g,
    (_, byte: string) => `\\${parseInt(byte, 16).toString(8).padStart(3, '0')}`,
  );
}

function posixWord(value: string): string {
  if (/^[\w@+:,./-][\w@%+=:,./-]*$/.test(value)) {
    return value;
  }
  return value
    .split(control)
    .map((part) =>
      control.test(part)
        ? `"$(printf '${octalBytes(part)}')"`
        : `'${part.replaceAll("'", String.raw`'\''`)}'`,
    )
    .join('');
}

function powershellWord(value: string): string {
  const parts = value.split(control).map((part) =>
    control.test(part)
      ? `[char]${String(part.charCodeAt(0))}`
      : // PowerShell takes typographic quotes for plain ones.
        `'${part.replace(/['\u2018-\u201B]/g, '$&$&')}'`,
  );
  return parts.length === 1 ? parts.join() : `(${parts.join(' + ')})`;
}

/** Bash, PowerShell and cmd agree on double quotes around characters that mean nothing in them. */
function everyShellWord(address: string): string {
  const encoded = address.replace(
    /%(?![\da-f]{2})|[^\w.~:/?#@=%+,&;[\]-]/giu,
    (character) =>
      /[!'()*]/.test(character)
        ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
        : encodeURIComponent(character),
  );
  return `"${encoded}"`;
}

function tag<S extends Shell>(word: (value: string) => string) {
  return (
    code: TemplateStringsArray,
    ...values: readonly (string | ShellName | Command<S>)[]
  ): Command<S> =>
    new Command(
      String.raw(
        code,
        ...values.map((value) =>
          typeof value === 'string' ? word(value) : value.text,
        ),
      ),
    );
}

/** A command for bash, zsh and sh. Backslashes are written as the shell reads them. */
export const posix = tag<'posix'>(posixWord);

/** A command for Windows PowerShell 5.1 and PowerShell 7. */
export const powershell = tag<'powershell'>(powershellWord);

/** A command for these and for cmd. Its values are addresses, which are percent-encoded where a shell would act on them. */
export const everyShell = tag<'every'>(everyShellWord);
