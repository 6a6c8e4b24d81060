import type {DriverOperation} from '../../../data/drivers/schema';
import type {
  CardAbility,
  CatalogueRow,
  DownloadWay,
  DriverCard,
  DriverDoor,
} from '../../../markdown/facts/factBlocks';
import type {InLocale} from '../../../lib/localize';
import {inOneLine} from '../../../lib/punctuation';
import {ownProxyUse} from '../../../components/driver-page/ownProxyUse';
import type {FormContext} from './form';
import {
  code,
  joined,
  link,
  list,
  paragraph,
  strong,
  table,
  type Block,
  type Words,
} from './nodes';
import type {Say} from './say';

type Card = InLocale<DriverCard>;

/** Operations by the ids of their words; no reader sees the others. */
const operationIds: Partial<Record<DriverOperation, string>> = {
  list: 'list',
  link: 'link',
  put: 'put',
  mkdir: 'mkdir',
  rename: 'rename',
  move: 'move',
  copy: 'copy',
  remove: 'remove',
  put_url: 'putUrl',
  archive_list: 'archiveList',
  archive_extract: 'archiveExtract',
};

function abilityName(ability: CardAbility, say: Say): string[] {
  if (ability === 'rapidUpload' || ability === 'offlineDownload') {
    return [say(`driver.feature.${ability}`)];
  }
  const id = operationIds[ability];
  return id === undefined ? [] : [say(`driver.operation.${id}`)];
}

const abilityNames = (abilities: readonly CardAbility[], say: Say) =>
  abilities.flatMap((ability) => abilityName(ability, say)).join(' · ');

const authNames = (auth: Card['auth'], say: Say) =>
  auth.map((each) => say(`driver.auth.${each}`)).join(' · ');

function rootName({root}: Card, say: Say): Words[] {
  const name = say(`driver.root.${root.kind}`);
  return root.kind === 'none' || root.default === ''
    ? [name]
    : [`${name} · `, code(root.default)];
}

function downloadWay({download, forcesProxy}: Card, say: Say): string {
  const way = say(`driver.download.${download}`);
  return forcesProxy ? say('driver.download.always', {way}) : way;
}

function driverName({name, label}: Card, say: Say): Words[] {
  return label === undefined || label === name
    ? [code(name)]
    : [code(name), ` · ${say('driver.fact.label', {label})}`];
}

export function driverFacts(
  {driver, checked}: {driver: Card; checked: string},
  {say, colon}: FormContext,
): Block[] {
  const {service, kind, auth, can, cannot, copiesByTask, since} = driver;
  const {site: address} = driver;
  const {note = '', rateLimits} = driver;
  const kindName = say(`driver.kind.${kind}`);
  const limits: [id: string, fact: string][] = [
    ['cannot', abilityNames(cannot, say)],
    ['copy', copiesByTask ? say('driver.fact.copyByTask') : ''],
    ['note', note],
    ['rateLimits', inOneLine(rateLimits)],
  ];
  const facts: [id: string, ...Words[]][] = [
    ['name', ...driverName(driver, say)],
    [
      'service',
      address === undefined ? service : link(address, service),
      ` · ${kindName}`,
    ],
    ['auth', authNames(auth, say)],
    ['root', ...rootName(driver, say)],
    ['download', downloadWay(driver, say)],
    ['operations', abilityNames(can, say)],
    ...limits.filter(([, fact]) => fact !== ''),
    ['since', say('driver.fact.checked', {since, checked})],
  ];
  return [
    list(
      facts.map(([id, ...fact]) => [
        strong(say(`driver.fact.${id}`)),
        colon,
        ...fact,
      ]),
    ),
  ];
}

/** What the drawing shows, in words. */
export function downloadFlow(
  {driver}: {driver: InLocale<DownloadWay>},
  {say, colon}: FormContext,
): Block[] {
  const {name, kind, download, forcesProxy, onlyLocal} = driver;
  const onward =
    download === 'redirect'
      ? ['redirect', 'webProxy']
      : [
          'proxy',
          ...(forcesProxy ? ['always'] : []),
          ownProxyUse({kind, onlyLocal}),
        ];
  const ids = kind === 'local' ? ['disk'] : onward;
  const sentences = inOneLine(ids.map((id) => say(`driver.flow.${id}`)));
  return [paragraph(code(name), `${colon}${sentences}`)];
}

const driverPage = (page: string | undefined) =>
  page === undefined ? '/guide/drivers/' : `/guide/drivers/${page}`;

export function driverDoors(
  {drivers}: {drivers: InLocale<DriverDoor>[]},
  {say, addressOf}: FormContext,
): Block[] {
  return [
    list(
      drivers.map(({service, kind, page}) => [
        link(addressOf(driverPage(page)), service),
        ` · ${say(`driver.kind.${kind}`)}`,
      ]),
    ),
  ];
}

export function driverCatalogue(
  {drivers}: {drivers: InLocale<CatalogueRow>[]},
  {say, addressOf}: FormContext,
): Block[] {
  const heads = ['name', 'service', 'auth', 'download', 'operations', 'since'];
  return [
    table(
      heads.map((id) => say(`driver.fact.${id}`)),
      drivers.map(({name, service, kind, auth, page, ...driver}) => [
        [code(name)],
        joined(
          [
            [
              page === undefined
                ? service
                : link(addressOf(driverPage(page)), service),
            ],
            [say(`driver.kind.${kind}`)],
          ],
          ' · ',
        ),
        [authNames(auth, say)],
        [say(`driver.download.${driver.download}`)],
        [abilityNames(driver.abilities, say)],
        [driver.since],
      ]),
    ),
  ];
}
