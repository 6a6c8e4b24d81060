import {blockTree, type Directive, type ParsedFile} from './directives';

interface Line {
  tokens: string[];
  number: number;
}

/** A token, a comment, or a break of the line; a backslash before the break goes on with the line. */
const token =
  /(?<space>[^\S\n]+|\\\n)|(?<comment>#[^\n]*)|(?<break>\n)|"(?<double>(?:[^"\\]|\\[^])*)"|`(?<back>[^`]*)`|(?<word>(?!["`])[^\s]+)/gy;

const heredoc = /^<<(\w{1,40})$/;

/** How many texts that begin with such a mark are looked for to their end. */
const HEREDOCS = 3;

function linesOf(text: string): Line[] | {brokenAt: number} {
  const lines: Line[] = [];
  let number = 1;
  let tokens: string[] = [];
  let startedAt = 1;
  let heredocs = 0;
  const end = () => {
    if (tokens.length > 0) {
      lines.push({tokens, number: startedAt});
    }
    tokens = [];
  };
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (match === null) {
      return {brokenAt: number};
    }
    const {break: isBreak, double, back, word} = match.groups ?? {};
    const found = double?.replaceAll('\\"', '"') ?? back ?? word;
    if (isBreak !== undefined) {
      end();
    } else if (found !== undefined) {
      startedAt = tokens.length === 0 ? number : startedAt;
      const [, marker] = heredoc.exec(word ?? '') ?? [];
      heredocs += marker === undefined ? 0 : 1;
      const close =
        marker === undefined || heredocs > HEREDOCS
          ? null
          : new RegExp(`\\n[^\\S\\n]*${marker}(?!\\S)`).exec(text.slice(at));
      if (close !== null) {
        token.lastIndex = at + close.index + close[0].length;
      }
      tokens.push(found);
    }
    number += text.slice(at, token.lastIndex).split('\n').length - 1;
  }
  end();
  return lines;
}

/** A list of addresses goes on in the next line after a comma. */
function joined(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    if (before?.tokens.at(-1)?.endsWith(',') === true) {
      before.tokens.push(...line.tokens);
    } else {
      result.push({...line, tokens: [...line.tokens]});
    }
  }
  return result;
}

/** A file with a single site may leave out its braces. */
function withSite(directives: readonly Directive[]): readonly Directive[] {
  const [site, ...rest] = directives;
  return site === undefined || site.block !== undefined
    ? directives
    : [{...site, block: rest}];
}

/** How many directives the snippets of a file may become: one that imports itself has no end. */
const EXPANSION_LIMIT = 2000;

/** Snippets of the file in place of their `import`. */
function expanded(
  directives: readonly Directive[],
  snippets: ReadonlyMap<string, readonly Directive[]>,
  budget = {left: EXPANSION_LIMIT},
  within: readonly string[] = [],
): Directive[] {
  return directives.flatMap((directive): Directive[] => {
    const {name, args, block} = directive;
    const wanted = args[0] ?? '';
    const snippet = name === 'import' ? snippets.get(wanted) : undefined;
    if (snippet !== undefined && !within.includes(wanted)) {
      budget.left -= snippet.length + 1;
      return budget.left < 0
        ? []
        : expanded(snippet, snippets, budget, [...within, wanted]);
    }
    return [
      block === undefined
        ? directive
        : {...directive, block: expanded(block, snippets, budget, within)},
    ];
  });
}

/** Whether a block goes on behind its brace, or its brace sticks to a word, which Caddy refuses; `{}` is an empty one. */
const isInOneLine = (tokens: readonly string[]): boolean =>
  tokens.slice(0, -1).includes('{') ||
  /[^{]\{$/.test(tokens.at(-1) ?? '') ||
  (tokens.length > 1 && tokens.at(-1) === '}');

/**
 * Parses a Caddyfile: sites, blocks, quotes, comments and snippets of the same file. Other files of `import`, arguments of snippets, and
 * environment variables are not followed. The name of the block of global options is empty.
 */
export function parseCaddyfile(text: string): ParsedFile {
  const lines = linesOf(text.replaceAll('\r\n', '\n'));
  if ('brokenAt' in lines) {
    return {kind: 'broken', line: lines.brokenAt, reason: 'quote'};
  }
  const tree = blockTree();
  for (const {tokens, number} of joined(lines)) {
    if (isInOneLine(tokens)) {
      return {kind: 'broken', line: number, reason: 'oneLine'};
    }
    const isOpening = tokens.at(-1) === '{';
    const [name = '', ...args] = isOpening ? tokens.slice(0, -1) : tokens;
    const broken =
      name === '}'
        ? tree.close(number)
        : tree.add({name, args, line: number}, isOpening);
    if (broken !== undefined) {
      return broken;
    }
  }
  const parsed = tree.end();
  if (parsed.kind === 'broken') {
    return parsed;
  }
  const root = parsed.directives;
  const snippets = new Map(
    root.flatMap(({name, block}) =>
      name.startsWith('(') && block !== undefined
        ? [[name.slice(1, -1), block] as const]
        : [],
    ),
  );
  const sites = root.filter(({name}) => !name.startsWith('('));
  return {kind: 'read', directives: withSite(expanded(sites, snippets))};
}
