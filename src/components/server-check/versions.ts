/** A release as its server names it; `undefined` for builds in between. */
export function releaseOf(version: string): string | undefined {
  return /^v?\d+\.\d+\.\d+$/.test(version.trim())
    ? `v${version.trim().replace(/^v/, '')}`
    : undefined;
}

/** OpenList went on from AList v3 with version 4. */
export const isOpenList = (version: string): boolean =>
  /^v?(?:[4-9]|\d\d)\./.test(version.trim());
