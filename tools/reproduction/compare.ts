/** Files of a build, each with a digest of its content. */
export type Digests = ReadonlyMap<string, string>;

/** A file that may differ between two builds of one commit, and why. */
export interface MayDiffer {
  file: RegExp;
  why: string;
}

/** The differences between two builds, in a sentence each, without the files that may differ. */
export function differences(
  first: Digests,
  second: Digests,
  mayDiffer: readonly MayDiffer[],
): string[] {
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  return names
    .filter((name) => !mayDiffer.some(({file}) => file.test(name)))
    .flatMap((name) => {
      const [one, other] = [first.get(name), second.get(name)];
      if (one === other) {
        return [];
      }
      if (one === undefined || other === undefined) {
        return [
          `${name}: only in the ${one === undefined ? 'second' : 'first'} build`,
        ];
      }
      return [`${name}: differs`];
    });
}
