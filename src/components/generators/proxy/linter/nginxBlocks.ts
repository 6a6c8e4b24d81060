import {DEPTH_LIMIT, type Directive, type ParsedFile} from './directives';

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

/**
 * Parses a file of nginx: directives with their arguments, blocks, quotes and comments. Lua blocks are not read, and `include` is not
 * followed.
 */
export function parseNginx(text: string): ParsedFile {
  const tokens = tokensOf(text);
  if ('brokenAt' in tokens) {
    return {kind: 'broken', line: tokens.brokenAt, reason: 'quote'};
  }
  const root: Directive[] = [];
  const stack: {children: Directive[]; line: number}[] = [
    {children: root, line: 1},
  ];
  let words: Token[] = [];
  for (const {kind, text: content, line} of tokens) {
    const top = stack.at(-1);
    const [first] = words;
    if (kind === 'word') {
      words.push({kind, text: content, line});
    } else if (kind === '}') {
      if (first !== undefined) {
        return {kind: 'broken', line: first.line, reason: 'end'};
      }
      stack.pop();
      if (stack.length === 0) {
        return {kind: 'broken', line, reason: 'close'};
      }
    } else if (first !== undefined && top !== undefined) {
      const children: Directive[] = [];
      top.children.push({
        name: first.text,
        args: words.slice(1).map((word) => word.text),
        line: first.line,
        ...(kind === '{' ? {block: children} : {}),
      });
      if (kind === '{') {
        if (stack.length > DEPTH_LIMIT) {
          return {kind: 'broken', line: first.line, reason: 'deep'};
        }
        stack.push({children, line: first.line});
      }
      words = [];
    }
  }
  const [left] = words;
  if (left !== undefined) {
    return {kind: 'broken', line: left.line, reason: 'end'};
  }
  const open = stack.at(-1);
  return stack.length > 1 && open !== undefined
    ? {kind: 'broken', line: open.line, reason: 'open'}
    : {kind: 'read', directives: root};
}
