type Shell = 'posix' | 'powershell' | 'every';

/** Text that a shell runs. Only the tags below make it, and they quote each value. */
class Command<S extends Shell> {
  /** Keeps a plain string, and a command of another shell, from being taken for one. */
  readonly #shell: S;

  constructor(
    shell: S,
    readonly text: string,
  ) {
    this.#shell = shell;
  }

  /** With more of the same shell after it. */
  followedBy(separator: string, others: readonly Command<S>[]): Command<S> {
    return new Command(
      this.#shell,
      [this, ...others].map(({text}) => text).join(separator),
    );
  }
}

export type PosixCommand = Command<'posix'>;
export type PowershellCommand = Command<'powershell'>;
export type EveryShellCommand = Command<'every'>;

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
        ? `%${character.charCodeAt(0).toString(16)}`
        : encodeURIComponent(character),
  );
  return `"${encoded}"`;
}

function tag<S extends Shell>(shell: S, word: (value: string) => string) {
  return (
    code: TemplateStringsArray,
    ...values: readonly (string | Command<S>)[]
  ): Command<S> =>
    new Command(
      shell,
      String.raw(
        code,
        ...values.map((value) =>
          typeof value === 'string' ? word(value) : value.text,
        ),
      ),
    );
}

/** A command for bash, zsh and sh. Backslashes are written as the shell reads them. */
export const posix = tag('posix', posixWord);

/** A command for Windows PowerShell 5.1 and PowerShell 7. */
export const powershell = tag('powershell', powershellWord);

/** A command for these and for cmd. Its values are addresses, which are percent-encoded where a shell would act on them. */
export const everyShell = tag('every', everyShellWord);
