import type {ReactNode} from 'react';
import {locales} from '../../config/locales';
import {site} from '../../config/site';
import {useLocale} from '../../hooks/useLocale';
import styles from './LatestReleases.module.css';

interface LatestReleasesProps {
  releases: {version: string; date: string; changes: string[]}[];
}

export function LatestReleases({releases}: LatestReleasesProps): ReactNode {
  const {htmlLang} = locales[useLocale()];
  const format = new Intl.DateTimeFormat(htmlLang, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <ul className={styles.releases}>
      {releases.map(({version, date, changes}) => (
        <li className={styles.release} key={version}>
          <h3 className={styles.title}>
            <a href={`${site.productSource}/releases/tag/${version}`}>
              {version}
            </a>
            <time className={styles.date} data-copy="aside" dateTime={date}>
              {format.format(new Date(date))}
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
