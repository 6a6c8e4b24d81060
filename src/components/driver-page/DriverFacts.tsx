import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {Driver} from '../../data/drivers/schema';
import type {CardAbility, DriverCard} from '../../markdown/facts/factBlocks';
import type {InLocale} from '../../lib/localize';
import {inOneLine} from '../../lib/punctuation';
import {
  authName,
  downloadName,
  featureName,
  kindName,
  operationName,
} from './driverMessages';
import styles from './DriverFacts.module.css';

const NBSP = '\u00a0';

interface DriverFactsProps {
  driver: InLocale<DriverCard>;
  /** The release for which the facts were verified. */
  checked: string;
}

function rootName({kind, default: start}: Driver['root']): ReactNode {
  if (kind === 'none') {
    return translate({
      id: 'driver.root.none',
      message: 'No option',
      description: 'Root folder of a storage',
    });
  }
  const name =
    kind === 'id'
      ? translate({
          id: 'driver.root.id',
          message: 'By ID',
          description: 'Root folder of a storage',
        })
      : translate({
          id: 'driver.root.path',
          message: 'By path',
          description: 'Root folder of a storage',
        });
  return start === '' ? (
    name
  ) : (
    <>
      {name} · <code>{start}</code>
    </>
  );
}

function downloadWay({
  download,
  forcesProxy,
}: DriverCard | InLocale<DriverCard>): string {
  const always = translate(
    {
      id: 'driver.download.always',
      message: '{way}, always',
      description: 'How downloads flow when it cannot be changed',
    },
    {way: downloadName(download)},
  );
  return forcesProxy ? always : downloadName(download);
}

/** The registered name, followed by the one in the form if it differs. */
function driverName({name, label}: InLocale<DriverCard>): ReactNode {
  return label === undefined || label === name ? (
    <code>{name}</code>
  ) : (
    <>
      <code>{name}</code> ·{' '}
      {translate(
        {
          id: 'driver.fact.label',
          message: '{label} in the form',
          description: 'What the form of a storage calls a driver',
        },
        {label},
      )}
    </>
  );
}

function abilityName(ability: CardAbility): string | undefined {
  switch (ability) {
    case 'rapidUpload':
    case 'offlineDownload':
      return featureName(ability);
    default:
      return operationName(ability);
  }
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
  <Translate
    description="How AList replaces a file where the service cannot"
    id="driver.fact.renamesReplaced"
    values={{ending: <code>.alist_to_delete</code>}}
  >
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
    [
      translate({
        id: 'driver.fact.cannot',
        message: 'Not supported',
        description: 'Row of the facts card: operations that are missing',
      }),
      abilityNames(cannot),
    ],
    [
      translate({
        id: 'driver.fact.copy',
        message: 'Copy',
        description: 'Row of the facts card: how files are copied',
      }),
      copiesByTask
        ? translate({
            id: 'driver.fact.copyByTask',
            message:
              'No server-side copy: AList downloads the file and uploads it again',
            description: 'How AList copies where the service cannot',
          })
        : '',
    ],
    [
      translate({
        id: 'driver.fact.replace',
        message: 'Overwriting',
        description: 'Row of the facts card: how an upload replaces a file',
      }),
      renamesReplaced ? replacedFile : '',
    ],
    [
      translate({
        id: 'driver.fact.note',
        message: 'Note',
        description: 'Row of the facts card: what operations depend on',
      }),
      note ?? '',
    ],
    [
      translate({
        id: 'driver.fact.rateLimits',
        message: 'Rate limit',
        description: 'Row of the facts card: how often the driver asks',
      }),
      inOneLine(rateLimits),
    ],
  ];
  return facts.filter(([, fact]) => fact !== '');
}

/** The key facts about one driver. */
export function DriverFacts({driver, checked}: DriverFactsProps): ReactNode {
  const {service, kind, auth, root, can, since, site: address} = driver;
  const facts: [string, ReactNode][] = [
    [
      translate({
        id: 'driver.fact.name',
        message: 'Driver',
        description: 'Row of the facts card',
      }),
      driverName(driver),
    ],
    [
      translate({
        id: 'driver.fact.service',
        message: 'Mounts',
        description: 'Row of the facts card',
      }),
      <>
        {address === undefined ? service : <a href={address}>{service}</a>} ·{' '}
        {kindName(kind)}
      </>,
    ],
    [
      translate({
        id: 'driver.fact.auth',
        message: 'Sign-in',
        description: 'Row of the facts card',
      }),
      inlineList(auth.map(authName)),
    ],
    [
      translate({
        id: 'driver.fact.root',
        message: 'Root folder',
        description: 'Row of the facts card',
      }),
      rootName(root),
    ],
    [
      translate({
        id: 'driver.fact.download',
        message: 'Downloads',
        description: 'Row of the facts card',
      }),
      downloadWay(driver),
    ],
    [
      translate({
        id: 'driver.fact.operations',
        message: 'Operations',
        description: 'Row of the facts card',
      }),
      abilityNames(can),
    ],
    ...limits(driver),
    [
      translate({
        id: 'driver.fact.since',
        message: 'Since',
        description: 'Row of the facts card',
      }),
      translate(
        {
          id: 'driver.fact.checked',
          message: '{since}, checked with {checked}',
          description:
            'First release with the driver, and the release these facts were checked with',
        },
        {since, checked},
      ),
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
