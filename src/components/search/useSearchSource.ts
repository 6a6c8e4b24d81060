import {
  useActiveVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {IndexPlace} from './protocol';
import {serviceFor, type HostedService} from './hostedHost';

/** The site's own index is the one at the place. */
export interface SearchSource extends IndexPlace {
  /** The hosted service; `undefined` if none is configured or the page handles credentials. */
  service: HostedService | undefined;
}

/** The search service or index of this page; a stable object. */
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
