import type {
  Directive,
  ParsedFile,
} from '../../src/components/generators/proxy/linter/directives';

/** The directives of a configuration without mistakes. */
export function directivesOf(parsed: ParsedFile): readonly Directive[] {
  if (parsed.kind === 'broken') {
    throw new Error(`${parsed.reason} in line ${String(parsed.line)}`);
  }
  return parsed.directives;
}
