import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {site} from '../../config/site';
import type {Release} from '../../data/releases/schema';
import type {InLocale} from '../../lib/localize';
import {
  releaseAnchor,
  upgradePath,
  type DatedChange,
  type ReleaseState,
  type UpgradeSummary,
} from './releases';
import {Action} from './ReleaseList';
import styles from './ReleaseHistory.module.css';

function Concern({
  title,
  changes,
}: {
  title: string;
  changes: readonly DatedChange[];
}): ReactNode {
  return changes.length === 0 ? null : (
    <>
      <p className={styles.concern}>{title}</p>
      <ul>
        {changes.map(({version, change}) => (
          <li key={`${version} ${change.text}`}>
            <a href={`#${releaseAnchor(version)}`}>{version}</a> {change.text}
            {change.breaking === undefined ? null : (
              <Action breaking={change.breaking} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Concerns({
  path,
  from,
  target,
}: {
  path: UpgradeSummary;
  from: string;
  target: string;
}): ReactNode {
  return (
    <>
      <Concern
        changes={path.breaking}
        title={translate({
          id: 'releases.path.breaking',
          message: 'What you have to do',
          description: 'Part of the summary of an update',
        })}
      />
      <Concern
        changes={path.security}
        title={translate({
          id: 'releases.path.security',
          message: 'What became safer',
          description: 'Part of the summary of an update',
        })}
      />
      <Concern
        changes={path.different}
        title={translate({
          id: 'releases.path.different',
          message: 'What works in another way',
          description: 'Part of the summary of an update',
        })}
      />
      <p className={styles.quiet}>
        {translate(
          {
            id: 'releases.path.rest',
            message: 'Additions and corrections left out here: {rest}.',
            description: 'End of the summary of an update',
          },
          {rest: path.rest},
        )}{' '}
        {path.hasGaps
          ? translate({
              id: 'releases.path.gaps',
              message:
                'Of some of these releases only the date is recorded here.',
              description: 'End of the summary of an update',
            })
          : null}{' '}
        <a href={`${site.productSource}/compare/${from}...${target}`}>
          <Translate
            description="Link to the difference between two versions"
            id="releases.path.compare"
          >
            Compare the code on GitHub
          </Translate>
        </a>
      </p>
    </>
  );
}

interface UpgradePathProps {
  releases: readonly InLocale<Release>[];
  state: ReleaseState;
}

/** The changes that matter for an update; empty until the user has chosen their version. */
export function UpgradePath({releases, state}: UpgradePathProps): ReactNode {
  const path = upgradePath(releases, state);
  const target = state.to === '' ? releases[0]?.version : state.to;
  const isAsked = path !== undefined && target !== undefined;
  return (
    <section
      aria-label={translate({
        id: 'releases.path.label',
        message: 'What matters for your update',
        description: 'Name of the summary of an update',
      })}
      className={isAsked ? styles.path : undefined}
    >
      <p className={isAsked ? styles.summary : styles.none} role="status">
        {isAsked
          ? translate(
              {
                id: 'releases.path.summary',
                message:
                  '{from} → {to}: releases passed: {count}, changes to act on: {breaking}.',
                description: 'Summary of an update from one version to another',
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
