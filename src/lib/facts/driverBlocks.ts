import * as z from 'zod';
import type {Driver, DriverOperation} from '../../data/drivers/schema';
import {block, noAttributes, pick} from './block';
import type {Facts} from './facts';

/** What the card above a driver's page shows. */
function driverCard(driver: Driver) {
  const {name, service, kind, auth, root, download, forcesProxy} = driver;
  const {operations, since, site, label} = driver;
  const card = {name, service, kind, auth, root, download, forcesProxy};
  return {
    ...card,
    operations,
    since,
    ...(label === undefined ? {} : {label}),
    ...(site === undefined ? {} : {site}),
  };
}

export type DriverCard = ReturnType<typeof driverCard>;

/** Operations that tell storages apart, in the order of the table; every storage lists and links. */
const operationsCompared = [
  'put',
  'mkdir',
  'rename',
  'move',
  'copy',
  'remove',
  'put_url',
  'archive_list',
  'archive_extract',
] as const satisfies DriverOperation[];

/** One row of the catalogue; `page` only where that page exists. */
function catalogueRow(
  driver: Driver,
  {driverPages, soundsOf}: Pick<Facts, 'driverPages' | 'soundsOf'>,
) {
  const {name, service, nicknames, kind, region, auth, download} = driver;
  const {operations, features = [], since, page, label} = driver;
  const labels = label === undefined ? [] : [label.en, label.zh];
  const called = [service.en, service.zh, ...nicknames.en, ...nicknames.zh];
  const names = [...new Set([...called, ...labels])];
  return {
    name,
    service,
    // Both languages are searched on both sites.
    words: [...names, ...soundsOf(names)].join(' ').toLowerCase(),
    kind,
    region,
    auth,
    download,
    abilities: [
      ...operationsCompared.filter((each) => operations.includes(each)),
      ...features,
    ],
    since,
    ...(driverPages.has(page) ? {page} : {}),
  };
}

/** A driver as a tile; `page` only where that page exists. */
function driverDoor(
  {name, service, kind, page}: Driver,
  pages: ReadonlySet<string>,
) {
  return {name, service, kind, ...(pages.has(page) ? {page} : {})};
}

export type DriverDoor = ReturnType<typeof driverDoor>;

export type CatalogueRow = ReturnType<typeof catalogueRow>;

const oneDriver = z.strictObject({driver: z.string().min(1)});

/** Blocks about the storages. */
export const driverBlocks = {
  DriverFacts: block({
    attributes: oneDriver,
    props: ({drivers, productVersion}, {driver}) => ({
      driver: driverCard(pick(drivers, ({name}) => name, driver)),
      checked: productVersion,
    }),
  }),
  DownloadFlow: block({
    attributes: oneDriver,
    props: ({drivers}, attributes) => {
      const {name, service, kind, download, forcesProxy} = pick(
        drivers,
        (driver) => driver.name,
        attributes.driver,
      );
      return {driver: {name, service, kind, download, forcesProxy}};
    },
  }),
  DriverOptions: block({
    attributes: oneDriver,
    props: ({drivers}, {driver}) => ({
      options: pick(drivers, ({name}) => name, driver).options,
    }),
  }),
  DriverCatalogue: block({
    attributes: noAttributes,
    props: ({drivers, ...facts}) => ({
      drivers: drivers.map((driver) => catalogueRow(driver, facts)),
    }),
  }),
  DriverDoors: block({
    attributes: z.strictObject({drivers: z.string().min(1)}),
    props: ({drivers, driverPages}, attributes) => ({
      drivers: attributes.drivers
        .split(',')
        .map((name) => pick(drivers, (driver) => driver.name, name.trim()))
        .map((driver) => driverDoor(driver, driverPages)),
    }),
  }),
  StorageOptions: block({
    attributes: noAttributes,
    props: ({storageOptions}) => ({options: storageOptions.options}),
  }),
};
