import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {site} from '../../config/site';
import type {Release} from '../../data/releases/schema';
import type {InLocale} from '../../lib/localize';
import {
  releaseAnchor,
  upgradePath,
  type ReleaseState,
  type UpgradeSummary,
} from './releases';
import {Action} from './ReleaseList';
import styles from './ReleaseHistory.module.css';

function Concerns({
  path,
  from,
  target,
}: {
  path: UpgradeSummary;
  from: string;
  target: string;
}): ReactNode {
  const concerns = [
    {
      title: translate({message: 'What you have to do'}),
      changes: path.breaking,
    },
    {title: translate({message: 'What became safer'}), changes: path.security},
    {
      title: translate({message: 'What works in another way'}),
      changes: path.different,
    },
  ].filter(({changes}) => changes.length > 0);
  return (
    <>
      {concerns.map(({title, changes}) => (
        <Fragment key={title}>
          <p className={styles.concern}>{title}</p>
          <ul>
            {changes.map(({version, change}) => (
              <li key={`${version} ${change.text}`}>
                <a href={`#${releaseAnchor(version)}`}>{version}</a>{' '}
                {change.text}
                {change.breaking === undefined ? null : (
                  <div className={styles.action}>
                    <Action {...change.breaking} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className={`${styles.quiet} quiet`}>
        {translate(
          {message: 'Additions and corrections left out here: {rest}.'},
          {rest: path.rest},
        )}{' '}
        {path.hasGaps
          ? translate({
              message:
                'Of some of these releases only the date is recorded here.',
            })
          : null}{' '}
        <a href={`${site.productSource}/compare/${from}...${target}`}>
          <Translate>Compare the code on GitHub</Translate>
        </a>
      </p>
    </>
  );
}

interface UpgradePathProps {
  releases: readonly InLocale<Release>[];
  state: ReleaseState;
}

/** The changes that matter for an update; empty until the reader has chosen their version. */
export function UpgradePath({releases, state}: UpgradePathProps): ReactNode {
  const path = upgradePath(releases, state);
  const target = state.to === '' ? releases[0]?.version : state.to;
  const isAsked = path !== undefined && target !== undefined;
  return (
    <section
      aria-label={translate({message: 'What matters for your update'})}
      className={isAsked ? styles.path : undefined}
    >
      <p className={isAsked ? styles.summary : styles.none} role="status">
        {isAsked
          ? translate(
              {
                message:
                  '{from} → {to}: releases passed: {count}, changes to act on: {breaking}.',
              },
              {
                from: state.from,
                to: target,
                count: path.count,
                breaking: path.breaking.length,
              },
            )
          : null}
      </p>
      {isAsked ? (
        <Concerns from={state.from} path={path} target={target} />
      ) : null}
    </section>
  );
}
