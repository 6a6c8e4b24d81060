/** A directive with the line that it begins in. */
export interface Directive {
  name: string;
  args: readonly string[];
  line: number;
  /** The directives in its block. */
  block?: readonly Directive[];
}

export type BrokenReason =
  'open' | 'close' | 'end' | 'quote' | 'deep' | 'oneLine';

/** Blocks within blocks; real files have a handful. */
const DEPTH_LIMIT = 100;

export interface BrokenFile {
  kind: 'broken';
  line: number;
  reason: BrokenReason;
}

export type ParsedFile =
  {kind: 'read'; directives: readonly Directive[]} | BrokenFile;

const broken = (line: number, reason: BrokenReason): BrokenFile => ({
  kind: 'broken',
  line,
  reason,
});

/** Puts the directives of a file into their blocks, in its order. */
export function blockTree() {
  const directives: Directive[] = [];
  const open = [{children: directives, line: 1}];
  return {
    /** Adds a directive; what follows is in its block if that opens. */
    add(directive: Directive, isOpening: boolean): BrokenFile | undefined {
      const block: Directive[] = [];
      open.at(-1)?.children.push(isOpening ? {...directive, block} : directive);
      if (isOpening && open.length > DEPTH_LIMIT) {
        return broken(directive.line, 'deep');
      }
      if (isOpening) {
        open.push({children: block, line: directive.line});
      }
      return undefined;
    },
    close(line: number): BrokenFile | undefined {
      open.pop();
      return open.length === 0 ? broken(line, 'close') : undefined;
    },
    end(): BrokenFile | {kind: 'read'; directives: Directive[]} {
      const last = open.at(-1);
      return last === undefined || open.length === 1
        ? {kind: 'read', directives}
        : broken(last.line, 'open');
    },
  };
}

/** A directive with the blocks around it, the innermost first. */
export interface DirectiveInContext {
  directive: Directive;
  levels: readonly (readonly Directive[])[];
}

/** All directives, each with the blocks around it. */
export function flattenDirectives(
  directives: readonly Directive[],
  around: DirectiveInContext['levels'] = [],
): DirectiveInContext[] {
  const levels = [directives, ...around];
  return directives.flatMap((directive) => [
    {directive, levels},
    ...flattenDirectives(directive.block ?? [], levels),
  ]);
}
