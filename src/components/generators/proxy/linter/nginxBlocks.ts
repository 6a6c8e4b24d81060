import {blockTree, type ParsedFile} from './directives';

interface Token {
  text: string;
  line: number;
  /** `word`, or the character itself. */
  kind: 'word' | '{' | '}' | ';';
}

const escapes = /\\(.)/gs;

/** Words, quoted texts, braces and semicolons; a comment begins with `#` where a word could. */
const token =
  /(?<space>\s+)|(?<comment>#[^\n]*)|(?<mark>[{};])|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'|(?<word>(?:\$\{\w+\}|\\.|[^\s{};"'\\])(?:\$\{\w+\}|\\.|[^\s{};\\])*)/gsy;

function tokensOf(text: string): Token[] | {brokenAt: number} {
  const tokens: Token[] = [];
  let line = 1;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (match === null) {
      return {brokenAt: line};
    }
    const {mark, double, single, word} = match.groups ?? {};
    if (mark === '{' || mark === '}' || mark === ';') {
      tokens.push({kind: mark, text: mark, line});
    } else if ((double ?? single ?? word) !== undefined) {
      const quoted = (double ?? single)?.replace(escapes, '$1');
      tokens.push({kind: 'word', text: quoted ?? word ?? '', line});
    }
    line += text.slice(at, token.lastIndex).split('\n').length - 1;
  }
  return tokens;
}

/** How many arguments a directive takes; with more, a semicolon is missing. */
const mostArguments: Readonly<Record<string, number>> = {
  proxy_pass: 1,
  proxy_set_header: 2,
};

/**
 * Parses a file of nginx: directives with their arguments, blocks, quotes and comments. Lua blocks are not read, and `include` is not
 * followed.
 */
export function parseNginx(text: string): ParsedFile {
  const tokens = tokensOf(text);
  if ('brokenAt' in tokens) {
    return {kind: 'broken', line: tokens.brokenAt, reason: 'quote'};
  }
  const tree = blockTree();
  let words: Token[] = [];
  for (const {kind, text: content, line} of tokens) {
    if (kind === 'word') {
      words.push({kind, text: content, line});
      continue;
    }
    const [first, ...args] = words;
    if (kind === '}' && first !== undefined) {
      break;
    }
    if (args.length > (mostArguments[first?.text ?? ''] ?? args.length)) {
      return {kind: 'broken', line: first?.line ?? line, reason: 'end'};
    }
    const directive = first && {
      name: first.text,
      args: args.map((word) => word.text),
      line: first.line,
    };
    const broken =
      kind === '}'
        ? tree.close(line)
        : directive && tree.add(directive, kind === '{');
    if (broken !== undefined) {
      return broken;
    }
    words = [];
  }
  const [left] = words;
  return left === undefined
    ? tree.end()
    : {kind: 'broken', line: left.line, reason: 'end'};
}
