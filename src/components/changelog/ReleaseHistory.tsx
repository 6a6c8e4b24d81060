import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {locales} from '../../config/locales';
import type {Release} from '../../data/releases/schema';
import {useAddressState} from '../../hooks/useAddressState';
import {useLocale} from '../../hooks/useLocale';
import type {InLocale} from '../../lib/localize';
import {releaseFeeds} from './releaseFeed';
import {
  allReleases,
  formatReleaseState,
  matchingReleases,
  parseReleaseState,
} from './releases';
import {ListFields, UpgradeFields} from './ReleaseFilters';
import {ReleaseList} from './ReleaseList';
import {UpgradePath} from './UpgradePath';
import styles from './ReleaseHistory.module.css';

export {BreakingChanges} from './BreakingChanges';

interface ReleaseHistoryProps {
  releases: InLocale<Release>[];
}

/** Links to the feeds of this language, in the page and in its head. */
function FeedLinks(): ReactNode {
  const {base} = locales[useLocale()];
  return (
    <>
      <p className={`${styles.quiet} quiet`}>
        {translate({message: 'Follow the releases:'})}{' '}
        {releaseFeeds.map(({name, path}, index) => (
          <Fragment key={name}>
            {index === 0 ? null : ' · '}
            <a href={`${base}${path}`}>{name}</a>
          </Fragment>
        ))}
      </p>
      <Head>
        {releaseFeeds.map(({name, type, path}) => (
          // Helmet deduplicates links by the last of `rel` and `href`; with `rel` last, these would replace the page's translations.
          <link
            key={name}
            rel="alternate"
            href={`${base}${path}`}
            title={`AList: ${name}`}
            type={type}
          />
        ))}
      </Head>
    </>
  );
}

/** Every release, in the page's HTML; after hydration it can be filtered, and summarizes what matters between two versions. */
export function ReleaseHistory({releases}: ReleaseHistoryProps): ReactNode {
  const [state, setState] = useAddressState(
    {
      read: (search) => parseReleaseState(search, releases),
      write: formatReleaseState,
    },
    allReleases,
  );
  const shown = matchingReleases(releases, state);
  const changes = shown.flatMap((release) => release.changes).length;
  return (
    <>
      <UpgradeFields onChange={setState} releases={releases} state={state} />
      <UpgradePath releases={releases} state={state} />
      <ListFields onChange={setState} state={state} />
      <p aria-live="polite" className={`${styles.quiet} quiet`} role="status">
        {translate(
          {message: '{changes} changes in {shown} releases'},
          {changes, shown: shown.length},
        )}
      </p>
      <section aria-label={translate({message: 'Releases'})}>
        <ReleaseList releases={shown} />
      </section>
      <FeedLinks />
    </>
  );
}
