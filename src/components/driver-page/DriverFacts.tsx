import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {Driver} from '../../data/drivers/schema';
import type {CardAbility, DriverCard} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {inOneLine} from '../../lib/punctuation';
import {abilityName, authName, downloadName, kindName} from './driverMessages';
import styles from './DriverFacts.module.css';

const NBSP = '\u00a0';

interface DriverFactsProps {
  driver: InLocale<DriverCard>;
  /** The release for which the facts were verified. */
  checked: string;
}

function rootName({kind, default: start}: Driver['root']): ReactNode {
  if (kind === 'none') {
    return translate({message: 'No option'});
  }
  const name =
    kind === 'id'
      ? translate({message: 'By ID'})
      : translate({message: 'By path'});
  return start === '' ? (
    name
  ) : (
    <>
      {name} · <code>{start}</code>
    </>
  );
}

function downloadWay({download, forcesProxy}: InLocale<DriverCard>): string {
  const way = downloadName(download);
  return forcesProxy ? translate({message: '{way}, always'}, {way}) : way;
}

/** The registered name, followed by the one in the form if it differs. */
function driverName({name, label}: InLocale<DriverCard>): ReactNode {
  return label === undefined || label === name ? (
    <code>{name}</code>
  ) : (
    <>
      <code>{name}</code> ·{' '}
      {translate({message: '{label} in the form'}, {label})}
    </>
  );
}

/** Names in one line, which breaks only between them. */
const inlineList = (names: readonly string[]): ReactNode =>
  names.length === 0
    ? ''
    : names.map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? '' : ' '}
          <span className={styles.name}>
            {name}
            {index === names.length - 1 ? '' : `${NBSP}·`}
          </span>
        </Fragment>
      ));

const abilityNames = (abilities: readonly CardAbility[]) =>
  inlineList(abilities.flatMap((ability) => abilityName(ability) ?? []));

/** What happens to the file that an upload replaces. */
const replacedFile = (
  <Translate values={{ending: <code>.alist_to_delete</code>}}>
    {
      'AList adds {ending} to the old file’s name, uploads the new file, then deletes the old one. If the upload fails, AList restores the name. After a crash or a cancelled task, the file may keep that ending: rename it back. An old file that shows 0 bytes is deleted first'
    }
  </Translate>
);

/** Limits and prerequisites, if any. */
function limits({
  cannot,
  copiesByTask,
  renamesReplaced,
  rateLimits,
  note,
}: InLocale<DriverCard>): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [
    [translate({message: 'Not supported'}), abilityNames(cannot)],
    [
      translate({message: 'Copy'}),
      copiesByTask
        ? translate({
            message:
              'No server-side copy: AList downloads the file and uploads it again',
          })
        : '',
    ],
    [translate({message: 'Overwriting'}), renamesReplaced ? replacedFile : ''],
    [translate({message: 'Note'}), note ?? ''],
    [translate({message: 'Rate limit'}), inOneLine(rateLimits)],
  ];
  return facts.filter(([, fact]) => fact !== '');
}

/** The key facts about one driver. */
export function DriverFacts({driver, checked}: DriverFactsProps): ReactNode {
  const {service, kind, auth, root, can, since, site: address} = driver;
  const facts: [string, ReactNode][] = [
    [translate({message: 'Driver'}), driverName(driver)],
    [
      translate({message: 'Mounts'}),
      <>
        {address === undefined ? service : <a href={address}>{service}</a>} ·{' '}
        {kindName(kind)}
      </>,
    ],
    [translate({message: 'Sign-in'}), inlineList(auth.map(authName))],
    [translate({message: 'Root folder'}), rootName(root)],
    [translate({message: 'Downloads'}), downloadWay(driver)],
    [translate({message: 'Operations'}), abilityNames(can)],
    ...limits(driver),
    [
      translate({message: 'Since'}),
      translate({message: '{since}, checked with {checked}'}, {since, checked}),
    ],
  ];
  return (
    <dl className={styles.card}>
      {facts.map(([term, fact]) => (
        <div className={styles.row} key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
