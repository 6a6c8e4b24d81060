import {parse} from 'yaml';

function unreadable(text: string): never {
  throw new Error(`cannot be read: ${JSON.stringify(text)}`);
}

/** Lines as the strictest of readers counts them. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  return lines.pop() === '' ? lines : unreadable(text);
}

/** The words at the beginning of a text, one after the other, by the pattern of one; the whole text must be words. */
function tokensOf(text: string, pattern: RegExp): RegExpMatchArray[] {
  const tokens: RegExpMatchArray[] = [];
  let rest = text.trimStart();
  while (rest !== '') {
    const token = pattern.exec(rest);
    if (token?.index !== 0 || token[0] === '') {
      return unreadable(text);
    }
    tokens.push(token);
    rest = rest.slice(token[0].length).trimStart();
  }
  return tokens;
}

/** Variables of a systemd unit that holds nothing else: quotes, escapes as in C, specifiers behind a percent sign. */
export function unitVariables(text: string): string[] {
  const [section, ...lines] = linesOf(text);
  if (section !== '[Service]') {
    return unreadable(text);
  }
  return lines.map((line) => {
    const [, quoted = unreadable(line)] =
      /^Environment="((?:[^"\\]|\\["\\])*)"$/.exec(line) ?? [];
    return quoted
      .replace(/\\(.)/gu, '$1')
      .replace(/%(.?)/gu, (_, next: string) =>
        next === '%' ? '%' : unreadable(line),
      );
  });
}

type Tree = string | null | Tree[] | {[name: string]: Tree};

/** A tree with each of its texts replaced. */
export function mapTexts(tree: Tree, change: (text: string) => string): Tree {
  if (typeof tree === 'string') {
    return change(tree);
  }
  if (Array.isArray(tree)) {
    return tree.map((each) => mapTexts(each, change));
  }
  return tree === null
    ? null
    : Object.fromEntries(
        Object.entries(tree).map(([name, each]) => [
          name,
          mapTexts(each, change),
        ]),
      );
}

/** A Compose file after Compose has replaced variables; one that it would replace is a mistake. */
export function composeTree(text: string): Tree {
  return mapTexts(parse(text) as Tree, (scalar) =>
    scalar.replace(/\$(.?)/gu, (_, next: string) =>
      next === '$' ? '$' : unreadable(scalar),
    ),
  );
}

/** Words in which single quotes and backslashes are read as a POSIX shell does. */
function quotedWords(line: string, word: RegExp): string[] {
  return tokensOf(line, word).map(([token]) =>
    token.replace(
      /'([^']*)'|\\'/gu,
      (_, inner: string | undefined) => inner ?? "'",
    ),
  );
}

/** Commands of a shell, each as its words; what a shell would replace is a mistake. */
export function shellCommands(text: string): string[][] {
  return linesOf(text.replaceAll(' \\\n', ' ')).map((line) =>
    quotedWords(line, /^(?:(?:[\w@%+=:,./-]|'[^']*'|\\')+(?=[ ;]|$)|;)/u),
  );
}

/** The words and marks of a file of nginx. */
function nginxWords(text: string): string[][] {
  return linesOf(text).map((line) =>
    tokensOf(
      line,
      /^(?:[;{}]|"((?:[^"\\]|\\["\\])*)"(?=[\s;])|(?:[^\s;{}"'\\#]|\\[.])+(?=[\s;]|$))/u,
    ).map(([token, quoted]) =>
      quoted === undefined
        ? token
        : quoted.includes('$')
          ? unreadable(line)
          : quoted.replace(/\\(.)/gu, '$1'),
    ),
  );
}

/** The words of a file of Apache. */
function apacheWords(text: string): string[][] {
  return linesOf(text).map((line) =>
    line.includes('${')
      ? unreadable(line)
      : tokensOf(
          line,
          /^(?:"((?:[^"\\]|\\.)*)"(?=[ >]|$)|[^\s"'#\\]+(?=\s|$)|>$)/u,
        ).map(
          ([token, quoted]) => quoted?.replace(/\\(["\\])/gu, '$1') ?? token,
        ),
  );
}

const caddyWords = (text: string) =>
  linesOf(text).map((line) =>
    tokensOf(
      line,
      /^(?:[\w.~:/[\]*@-]+|[{}]|\{http\.request\.uri\.path\}|\^(?:[\w~/()|$-]|\\[.])+)(?=\s|$)/u,
    ).map(([word]) => word),
  );

const haproxyWords = (text: string) =>
  linesOf(text).map((line) =>
    quotedWords(
      line,
      /^(?:(?:[\w@%+=:,./~[\]-]|'[^']*'|\\')+|%\[src\]|!?[{}]|req\.hdr\([\w-]+\)|\|\|)(?=\s|$)/u,
    ),
  );

/** Each proxy's configuration, line by line, as the words that the program reads. */
export const proxyWords = {
  nginx: nginxWords,
  caddy: caddyWords,
  apache: apacheWords,
  haproxy: haproxyWords,
};
