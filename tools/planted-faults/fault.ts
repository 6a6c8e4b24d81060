/** A fault that a check has to notice. */
export interface PlantedFault {
  /** Of its file, without the ending. */
  name: string;
  /** The program that should fail, with its words. */
  check: readonly string[];
  /** The check looks at the built site. */
  needsBuild: boolean;
}

const noticedBy = /^Noticed by: (?<check>\S.*)$/m;

/**
 * What a patch says above its first line of change.
 *
 * @throws Error where it does not say which check notices it, or changes more than one line
 */
export function parseFault(name: string, text: string): PlantedFault {
  const check = noticedBy.exec(text)?.groups?.check?.split(' ') ?? [];
  const added = text.match(/^\+(?!\+\+)/gm)?.length ?? 0;
  const removed = text.match(/^-(?!--)/gm)?.length ?? 0;
  if (check.length === 0 || added > 1 || removed > 1 || added + removed === 0) {
    throw new Error(
      `tests/faults/${name}.patch: found ${added} lines added, ${removed} removed and the check "${check.join(' ')}", expected one line changed and "Noticed by: <program and words>"`,
    );
  }
  return {
    name,
    check,
    needsBuild: check.includes('playwright') || check.includes('--config'),
  };
}
