import type {ReactNode} from 'react';
import {site} from '../../config/site';
import {useLocale} from '../../hooks/useLocale';
import {longDate} from '../../lib/longDate';
import styles from './LatestReleases.module.css';

interface LatestReleasesProps {
  releases: {version: string; date: string; changes: string[]}[];
}

export function LatestReleases({releases}: LatestReleasesProps): ReactNode {
  const locale = useLocale();
  return (
    <ul className={styles.releases}>
      {releases.map(({version, date, changes}) => (
        <li className={`${styles.release} framed`} key={version}>
          <h3 className={styles.title}>
            <a href={`${site.productSource}/releases/tag/${version}`}>
              {version}
            </a>
            <time className="quiet" data-copy="aside" dateTime={date}>
              {longDate(new Date(date), locale)}
            </time>
          </h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
