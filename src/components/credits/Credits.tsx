import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {site} from '../../config/site';
import {useLocale} from '../../hooks/useLocale';
import type {Library} from '../../markdown/facts/readLibraries';
import {longDate} from '../../lib/longDate';
import styles from './Credits.module.css';

interface DatedRelease {
  version: string;
  date: string;
}

function ReleaseLink({version, date}: DatedRelease): ReactNode {
  const locale = useLocale();
  return (
    <>
      <a href={`${site.productSource}/releases/tag/${version}`}>{version}</a>
      <time className="quiet" dateTime={date}>
        {longDate(new Date(date), locale)}
      </time>
    </>
  );
}

interface FigureProps {
  label: ReactNode;
  children: ReactNode;
}

function Figure({label, children}: FigureProps): ReactNode {
  return (
    <div className={`${styles.figure} framed`}>
      <dt className="quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ReleaseSpanProps {
  count: number;
  first: DatedRelease;
  newest: DatedRelease;
}

/** The first release, the newest, and their number. */
export function ReleaseSpan({
  count,
  first,
  newest,
}: ReleaseSpanProps): ReactNode {
  return (
    <dl className={styles.figures}>
      <Figure label={<Translate>First tagged release</Translate>}>
        <ReleaseLink {...first} />
      </Figure>
      <Figure label={<Translate>Newest tagged release</Translate>}>
        <ReleaseLink {...newest} />
      </Figure>
      <Figure label={<Translate>Tagged releases of version 3</Translate>}>
        {count}
      </Figure>
    </dl>
  );
}

/** The people who wrote the site. */
export function Contributors({names}: {names: string[]}): ReactNode {
  return names.length === 0 ? (
    <p>
      <Translate
        values={{
          contributors: (
            <a href={`${site.repository}/graphs/contributors`}>
              <Translate>the contributors</Translate>
            </a>
          ),
        }}
      >
        {
          'This copy was built without the Git history, so it can’t show the names. See {contributors}.'
        }
      </Translate>
    </p>
  ) : (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** The packages that the site is built with. */
export function Libraries({libraries}: {libraries: Library[]}): ReactNode {
  return (
    <ul className={styles.libraries}>
      {libraries.map(({name, version, licence}) => (
        <li key={name}>
          <a href={`${site.packageRegistry}/${name}`}>{name}</a>{' '}
          <span className="quiet">
            {[version, licence].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
