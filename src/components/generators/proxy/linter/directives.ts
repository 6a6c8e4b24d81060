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
export const DEPTH_LIMIT = 100;

export interface BrokenFile {
  kind: 'broken';
  line: number;
  reason: BrokenReason;
}

export type ParsedFile =
  {kind: 'read'; directives: readonly Directive[]} | BrokenFile;

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
