/** Marks of a line of code: highlighted, inserted, deleted. */
export type LineMark = 'mark' | 'ins' | 'del';

export interface CodeMeta {
  title?: string;
  /** Value of the tab for this block, in a group of them. */
  tab?: string;
  /** Number of the first line, where lines are numbered. */
  numbersFrom?: number;
  /** Marks by line of the block, counted from 1. */
  marks: ReadonlyMap<number, LineMark>;
}

const EXPECTED =
  'title="…", {2,4-6}, ins={3}, del={2}, showLineNumbers, showLineNumbers=10, or tab=name';

/** One token of the meta string: a name, a value in quotes or braces, or braces alone. */
const token =
  /(?:(?<name>[\w-]+)(?:="(?<text>[^"]*)"|=\{(?<lines>[^}]*)\}|=(?<value>[\w-]+))?|\{(?<marked>[^}]*)\})(?=\s|$)\s*/y;

/**
 * Parses line ranges such as `2,4-6`.
 *
 * @throws Error for anything else, and for a line that the block does not have
 */
function linesOf(ranges: string, count: number): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, first = '', last = first] =
      /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || from < 1 || to < from || to > count) {
      throw new Error(
        `found {${ranges}}, expected lines between 1 and ${count}, such as {1,3-4}`,
      );
    }
    return Array.from({length: to - from + 1}, (_, index) => from + index);
  });
}

function tokensOf(meta: string): NonNullable<RegExpExecArray['groups']>[] {
  const tokens: NonNullable<RegExpExecArray['groups']>[] = [];
  const text = meta.trim();
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const start = token.lastIndex;
    const {groups} = token.exec(text) ?? {};
    if (groups === undefined) {
      throw new Error(`found ${text.slice(start)}, expected ${EXPECTED}`);
    }
    tokens.push(groups);
  }
  return tokens;
}

/**
 * Parses what comes after the language of a fence.
 *
 * @param count how many lines the block has
 * @throws Error naming what was found and what to write instead
 */
export function parseCodeMeta(meta: string, count: number): CodeMeta {
  const marks = new Map<number, LineMark>();
  const result: CodeMeta = {marks};
  const mark = (kind: LineMark, ranges: string) => {
    linesOf(ranges, count).forEach((line) => marks.set(line, kind));
  };
  for (const {name, text, lines, value, marked} of tokensOf(meta)) {
    if (marked !== undefined) {
      mark('mark', marked);
    } else if ((name === 'ins' || name === 'del') && lines !== undefined) {
      mark(name, lines);
    } else if (name === 'title' && text) {
      result.title = text;
    } else if (name === 'tab' && value !== undefined) {
      result.tab = value;
    } else if (
      name === 'showLineNumbers' &&
      text === undefined &&
      lines === undefined &&
      /^\d*$/.test(value ?? '')
    ) {
      result.numbersFrom = Number(value ?? 1);
    } else {
      throw new Error(`found ${name ?? ''}, expected ${EXPECTED}`);
    }
  }
  return result;
}
