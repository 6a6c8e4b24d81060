import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {site} from '../../config/site';
import type {Release, ReleaseChange} from '../../data/releases/schema';
import {useLocale} from '../../hooks/useLocale';
import type {InLocale} from '../../lib/localize';
import {longDate} from '../../lib/longDate';
import {releaseAnchor} from './releases';
import {PageLink} from '../page-link/PageLink';
import {Note} from '../product-tables/cells';
import {areaName, kindOfChange} from './messages';
import styles from './ReleaseHistory.module.css';

/** The action that a change requires, with a link to its explanation. */
export function Action({
  action,
  link,
}: NonNullable<InLocale<ReleaseChange>['breaking']>): ReactNode {
  return (
    <>
      <Note text={action} />
      {link === undefined ? null : (
        <p>
          <PageLink link={link} />
        </p>
      )}
    </>
  );
}

function Change({change}: {change: InLocale<ReleaseChange>}): ReactNode {
  const {area, kind, text, breaking} = change;
  return (
    <li>
      {breaking === undefined ? null : (
        <>
          <strong className={styles.breaking}>
            <Translate>Needs attention</Translate>
          </strong>{' '}
        </>
      )}
      <span className={styles.kind} data-copy="label">
        {kindOfChange(kind)}
      </span>{' '}
      {text}{' '}
      <span className={styles.area} data-copy="aside">
        {areaName(area)}
      </span>
      {breaking === undefined ? null : (
        <div className={styles.action}>
          <Action {...breaking} />
        </div>
      )}
    </li>
  );
}

function Heading({version, date}: InLocale<Release>): ReactNode {
  const locale = useLocale();
  const anchor = releaseAnchor(version);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <h3 className={styles.title} id={anchor}>
      <a href={`#${anchor}`}>{version}</a>
      <time className={styles.date} data-copy="aside" dateTime={date}>
        {longDate(new Date(date), locale)}
      </time>
      <a
        aria-label={translate({message: '{version} on GitHub'}, {version})}
        className={styles.source}
        href={`${site.productSource}/releases/tag/${version}`}
      >
        GitHub
      </a>
    </h3>
  );
}

/** Releases with their changes; those with only a known date have just a heading. */
export function ReleaseList({
  releases,
}: {
  releases: readonly InLocale<Release>[];
}): ReactNode {
  return (
    <ul className={styles.releases}>
      {releases.map((release) => (
        <li className={styles.release} key={release.version}>
          <Heading {...release} />
          {release.changes.length === 0 ? null : (
            <ul>
              {release.changes.map((change) => (
                <Change change={change} key={change.text} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
