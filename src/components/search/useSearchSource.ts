import {
  useActiveVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {serviceFor, type HostedService} from './hostedHost';

/** What answers a search on this page. */
export interface SearchSource {
  /** The hosted service; none where none is configured, or where the page tells nobody what is typed. */
  service: HostedService | undefined;
  /** Folder of the language, and version of the page: the index of the site itself. */
  base: string;
  version: string;
}

/** What answers a search on this page; the same object as long as that is the same. */
export function useSearchSource(): SearchSource {
  const {pathname} = useLocation();
  const {customFields, baseUrl} = useDocusaurusContext().siteConfig;
  const latest = useLatestVersion(undefined);
  const {name: version} = useActiveVersion(undefined) ?? latest;
  const service = serviceFor(
    pathname,
    customFields?.search as HostedService | undefined,
  );
  return useMemo(
    () => ({service, base: baseUrl, version}),
    [service, baseUrl, version],
  );
}
