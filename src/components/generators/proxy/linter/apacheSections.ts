import {DEPTH_LIMIT, type Directive, type ParsedFile} from './directives';

/** Arguments are separated by spaces; one in quotes may hold them. */
const argument = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(\S+)/g;

function argumentsOf(text: string): string[] {
  return [...text.matchAll(argument)].map(
    ([, double, single, plain]) =>
      (double ?? single)?.replace(/\\(["'])/g, '$1') ?? plain ?? '',
  );
}

/** Lines without comments; a backslash at the end of a line goes on with the next one. */
function linesOf(text: string): {text: string; line: number}[] {
  const result: {text: string; line: number}[] = [];
  let continued: {text: string; line: number} | undefined;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const isContinuing = raw.endsWith('\\');
    const part = isContinuing ? raw.slice(0, -1) : raw;
    const line: {text: string; line: number} = {
      text: `${continued?.text ?? ''}${part}`,
      line: continued?.line ?? index + 1,
    };
    continued = isContinuing ? line : undefined;
    if (!isContinuing && !/^\s*(?:#|$)/.test(line.text)) {
      result.push({...line, text: line.text.trim()});
    }
  }
  return result;
}

/** Sections that only ask whether something is loaded; what they hold is read as if it were. */
const transparent = /^if(?:module|define|version|file|directive|section)$/;

/**
 * Parses a file of Apache: directives with their arguments, sections, quotes, comments and continued lines. `Include`, macros and variables
 * are not followed. Names are in lower case, as Apache ignores case.
 */
export function parseApache(text: string): ParsedFile {
  const root: Directive[] = [];
  const stack: {name: string; children: Directive[]; line: number}[] = [
    {name: '', children: root, line: 1},
  ];
  for (const {text: content, line} of linesOf(text)) {
    const top = stack.at(-1);
    const [, closed] = /^<\/(\w+)\s*>$/.exec(content) ?? [];
    const [, opened, rest = ''] = /^<(\w+)\s*([^]*)>$/.exec(content) ?? [];
    if (closed !== undefined) {
      if (top?.name !== closed.toLowerCase()) {
        return {kind: 'broken', line, reason: 'close'};
      }
      stack.pop();
    } else if (top !== undefined) {
      const [word = '', ...args] = argumentsOf(opened ?? content);
      const name = word.toLowerCase();
      const children: Directive[] = [];
      if (opened !== undefined) {
        if (stack.length > DEPTH_LIMIT) {
          return {kind: 'broken', line, reason: 'deep'};
        }
        stack.push({
          name,
          children: transparent.test(name) ? top.children : children,
          line,
        });
      }
      if (!(opened !== undefined && transparent.test(name))) {
        top.children.push({
          name,
          args: opened === undefined ? args : argumentsOf(rest),
          line,
          ...(opened === undefined ? {} : {block: children}),
        });
      }
    }
  }
  const open = stack.at(-1);
  return stack.length > 1 && open !== undefined
    ? {kind: 'broken', line: open.line, reason: 'open'}
    : {kind: 'read', directives: root};
}
