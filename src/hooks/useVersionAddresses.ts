import {
  useActiveDocContext,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';

/** A version of the docs, and the address of the current page in it. */
export interface VersionAddress {
  name: string;
  label: string;
  /** The same page, or the first one of a version that does not have it. */
  address: string;
  isCurrent: boolean;
}

/** Every version of the docs, the newest first. */
export function useVersionAddresses(): VersionAddress[] {
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const current = activeVersion ?? latest;
  return useVersions(undefined).map(({name, label, path}) => ({
    name,
    label,
    address: alternateDocVersions[name]?.path ?? `${path.replace(/\/$/, '')}/`,
    isCurrent: name === current.name,
  }));
}

/** The address of the same page in the newest version, on a page of an older one; `undefined` where it no longer exists. */
export function useNewestAddress(): string | undefined {
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  return activeVersion === undefined || activeVersion.isLast
    ? undefined
    : alternateDocVersions[latest.name]?.path;
}
