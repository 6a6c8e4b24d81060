import * as z from 'zod';
import type {
  Driver,
  DriverFeature,
  DriverOperation,
} from '../../data/drivers/schema';
import {
  copiesByTask,
  lacking,
  operationsExpected,
  renamesReplaced,
} from '../../lib/driverRules';
import {block, pick} from './block';
import type {Facts} from './readFacts';

/** An ability on the card: an operation, or a feature of the service. */
export type CardAbility = DriverOperation | DriverFeature;

function driverCard(driver: Driver) {
  const {name, service, kind, auth, root, download, forcesProxy} = driver;
  const {operations, features = [], since, site, label} = driver;
  const {rateLimits, operationNote: note} = driver;
  const card = {name, service, kind, auth, root, download, forcesProxy};
  const can: CardAbility[] = [...operations, ...features];
  return {
    ...card,
    can,
    cannot: lacking(driver),
    copiesByTask: copiesByTask(driver),
    renamesReplaced: renamesReplaced(driver),
    rateLimits,
    since,
    ...(note === undefined ? {} : {note}),
    ...(label === undefined ? {} : {label}),
    ...(site === undefined ? {} : {site}),
  };
}

export type DriverCard = ReturnType<typeof driverCard>;

/** The fields that decide how a download reaches the client. */
export type DownloadWay = Pick<
  Driver,
  'name' | 'service' | 'kind' | 'download' | 'forcesProxy'
> &
  Pick<Driver['flags'], 'onlyLocal'>;

/** Operations that differ between storages, in the order of the table; every storage lists and links. */
const operationsCompared = [
  ...operationsExpected,
  'put_url',
  'archive_list',
  'archive_extract',
] as const satisfies DriverOperation[];

/** One row of the catalogue; `page` only where that page exists. */
function catalogueRow(
  driver: Driver,
  facts: Pick<Facts, 'driverPages' | 'pinyinOf' | 'traditionalOf'>,
) {
  const {name, service, nicknames, kind, region, auth, download} = driver;
  const {operations, features = [], since, page, label} = driver;
  const labels = label === undefined ? [] : [label.en, label.zh];
  const called = [service.en, service.zh, ...nicknames.en, ...nicknames.zh];
  const names = [...new Set([...called, ...labels])];
  return {
    name,
    service,
    // Names in both languages can be searched on both sites.
    words: [...names, ...facts.pinyinOf(names), ...facts.traditionalOf(names)]
      .join(' ')
      .toLowerCase(),
    kind,
    region,
    auth,
    download,
    abilities: [
      ...operationsCompared.filter((each) => operations.includes(each)),
      ...features,
    ],
    cannot: lacking(driver),
    since,
    ...(facts.driverPages.has(page) ? {page} : {}),
  };
}

/** A driver as a tile; `page` only where that page exists. */
function driverTile(
  {name, service, kind, page}: Driver,
  pages: ReadonlySet<string>,
) {
  return {name, service, kind, ...(pages.has(page) ? {page} : {})};
}

export type DriverTile = ReturnType<typeof driverTile>;

export type CatalogueRow = ReturnType<typeof catalogueRow>;

const limitedDriver = ({name, page, rateLimits}: Driver) => ({
  name,
  page,
  rateLimits,
});

export type LimitedDriver = ReturnType<typeof limitedDriver>;

const oneDriver = z.strictObject({driver: z.string().min(1)});

const driverBlock = (
  component: string,
  props: (driver: Driver, facts: Facts) => Record<string, unknown>,
) =>
  block(
    component,
    (facts, attributes) =>
      props(
        pick(facts.drivers, ({name}) => name, attributes.driver),
        facts,
      ),
    oneDriver,
  );

const blocksOfOneDriver = {
  DriverFacts: driverBlock(
    'driver-page/DriverFacts',
    (driver, {productVersion}) => ({
      driver: driverCard(driver),
      checked: productVersion,
    }),
  ),
  DownloadFlow: driverBlock(
    'driver-page/DownloadFlow',
    ({name, service, kind, download, forcesProxy, flags: {onlyLocal}}) => ({
      driver: {name, service, kind, download, forcesProxy, onlyLocal},
    }),
  ),
  DriverOptions: driverBlock('product-tables/OptionTable', ({options}) => ({
    options,
  })),
};

export const driverBlocks = {
  ...blocksOfOneDriver,
  DriverCatalogue: block(
    'driver-catalogue/DriverCatalogue',
    ({drivers, ...facts}) => ({
      drivers: drivers.map((driver) => catalogueRow(driver, facts)),
    }),
  ),
  DriverTiles: block(
    'driver-page/DriverTiles',
    ({drivers, driverPages}, attributes) => ({
      drivers: attributes.drivers
        .split(',')
        .map((name) => pick(drivers, (driver) => driver.name, name.trim()))
        .map((driver) => driverTile(driver, driverPages)),
    }),
    z.strictObject({drivers: z.string().min(1)}),
  ),
  RateLimits: block('driver-page/RateLimits', ({drivers}) => ({
    drivers: drivers
      .filter(({rateLimits}) => rateLimits.length > 0)
      .map(limitedDriver),
  })),
  StorageOptions: block('product-tables/OptionTable', ({storageOptions}) => ({
    options: storageOptions.options,
  })),
};

export function isOfOneDriver(name: string): boolean {
  return Object.hasOwn(blocksOfOneDriver, name);
}
