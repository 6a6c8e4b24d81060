import * as z from 'zod';
import type {CliRecords} from '../data/cli/schema';
import type {ConfigRecords} from '../data/config/schema';
import type {Driver, DriverOperation} from '../data/drivers/schema';
import type {Install} from '../data/install/schema';
import type {OauthFlow, OauthProviders} from '../data/oauthProviders/schema';
import type {Release} from '../data/releases/schema';
import type {SettingsRecords} from '../data/settings/schema';
import type {StorageOptionsRecords} from '../data/storageOptions/schema';
import {toolView} from './tools/toolView';

/** A package that the site is built with, as its own description names it. */
export interface Library {
  name: string;
  version: string;
  /** Absent where the package does not say. */
  licence?: string;
}

/** Everything the pages can show, as read from `src/data`, and from the site itself. */
export interface Facts {
  drivers: Driver[];
  storageOptions: StorageOptionsRecords;
  config: ConfigRecords;
  settings: SettingsRecords;
  cli: CliRecords;
  install: Install;
  releases: Release[];
  oauthProviders: OauthProviders;
  /** Page names under `/guide/drivers/` that exist. */
  driverPages: ReadonlySet<string>;
  /** How the Chinese among some names are typed by their sound: in full, and by the first letter of each character. */
  soundsOf: (names: readonly string[]) => string[];
  /** Names of those who wrote the site, in the order of their first contribution; none without the repository's history. */
  contributors: string[];
  libraries: Library[];
}

/** Finds one record by what an author wrote, or says which records there are. */
function pick<T>(
  records: readonly T[],
  nameOf: (record: T) => string,
  wanted: string,
): T {
  const found = records.find((record) => nameOf(record) === wanted);
  if (found === undefined) {
    const first = wanted.slice(0, 2).toLowerCase();
    const near = records
      .map(nameOf)
      .filter((name) => name.toLowerCase().startsWith(first));
    const hint = near.length > 0 ? near : records.map(nameOf);
    throw new Error(
      `found "${wanted}", expected one of: ${hint.slice(0, 12).join(', ')}`,
    );
  }
  return found;
}

/** What the card above a driver's page shows. */
function driverCard(driver: Driver) {
  const {name, service, kind, auth, root, download, forcesProxy} = driver;
  const {operations, since, site} = driver;
  const card = {name, service, kind, auth, root, download, forcesProxy};
  return {...card, operations, since, ...(site === undefined ? {} : {site})};
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
  const {operations, features = [], since, page} = driver;
  const names = [service.en, service.zh, ...nicknames.en, ...nicknames.zh];
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

function keysUnder(config: ConfigRecords, under: string | undefined) {
  if (under === undefined) {
    return config.keys;
  }
  const keys = config.keys.filter(({key}) =>
    under === '' ? !key.includes('.') : key.startsWith(`${under}.`),
  );
  if (keys.length === 0) {
    throw new Error(
      `found under="${under}", expected the beginning of a key, such as under="database"`,
    );
  }
  return keys;
}

/** A driver as a tile; `page` only where that page exists. */
function driverDoor(
  {name, service, kind, page}: Driver,
  pages: ReadonlySet<string>,
) {
  return {name, service, kind, ...(pages.has(page) ? {page} : {})};
}

export type DriverDoor = ReturnType<typeof driverDoor>;

/** A flow of the table of providers, named as `onedrive/files`. */
function pickFlow({oauthProviders}: Facts, wanted: string) {
  const flows = oauthProviders.providers.flatMap((provider) =>
    provider.flows.map((flow) => ({
      name: `${provider.provider}/${flow.id}`,
      provider,
      flow,
    })),
  );
  return pick(flows, ({name}) => name, wanted);
}

/** What a block of the token desk carries: one flow, which must be of a kind that the block can lead through. */
function flowProps(
  facts: Facts,
  wanted: string,
  kinds: readonly OauthFlow['kind'][],
) {
  const {provider, flow} = pickFlow(facts, wanted);
  if (!kinds.includes(flow.kind)) {
    throw new Error(
      `found flow="${wanted}", which is of the kind ${flow.kind}, expected one of the kind ${kinds.join(' or ')}`,
    );
  }
  return {tool: toolView(provider, flow, facts.drivers, facts.driverPages)};
}

export type CatalogueRow = ReturnType<typeof catalogueRow>;

interface Block<Attributes> {
  attributes: z.ZodType<Attributes>;
  /** Module that the page imports the component from, so that no other page loads it; without one it is registered for all. */
  module?: string;
  props: (facts: Facts, attributes: Attributes) => Record<string, unknown>;
}

function block<Attributes>(definition: Block<Attributes>): Block<Attributes> {
  return definition;
}

const noAttributes = z.strictObject({});
const oneFlow = z.strictObject({flow: z.string().min(1)});
const oneDriver = z.strictObject({driver: z.string().min(1)});

/**
 * The words an author can write to show facts, what each may be given, and the facts it then carries. A page holds these facts and no
 * others.
 */
export const factBlocks = {
  DriverFacts: block({
    attributes: oneDriver,
    props: ({drivers}, {driver}) => ({
      driver: driverCard(pick(drivers, ({name}) => name, driver)),
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
  ConfigKeys: block({
    attributes: z.strictObject({under: z.string().optional()}),
    props: ({config}, {under}) => ({keys: keysUnder(config, under)}),
  }),
  Settings: block({
    attributes: z.strictObject({group: z.string().min(1)}),
    props: ({settings}, {group}) => {
      pick(settings.groups, ({name}) => name, group);
      return {
        settings: settings.settings.filter((entry) => entry.group === group),
      };
    },
  }),
  Commands: block({
    attributes: z.strictObject({only: z.string().optional()}),
    props: ({cli}, {only}) => {
      const commands = cli.commands.filter(
        ({command}) =>
          only === undefined ||
          command === only ||
          command.startsWith(`${only} `),
      );
      return commands.length > 0
        ? {commands}
        : {commands: [pick(cli.commands, ({command}) => command, only ?? '')]};
    },
  }),
  ReleaseAssets: block({
    attributes: noAttributes,
    props: ({install}) => ({assets: install.release.assets}),
  }),
  DockerTags: block({
    attributes: noAttributes,
    props: ({install}) => ({tags: install.docker.tags}),
  }),
  DockerVariants: block({
    attributes: noAttributes,
    props: ({install}) => ({variants: install.docker.variants}),
  }),
  DockerVariables: block({
    attributes: noAttributes,
    props: ({install}) => ({env: install.docker.env}),
  }),
  ReleaseSpan: block({
    attributes: noAttributes,
    props: ({releases}) => {
      const [newest, first] = [releases[0], releases.at(-1)].map((release) =>
        release === undefined
          ? undefined
          : {version: release.version, date: release.date},
      );
      return {count: releases.length, first, newest};
    },
  }),
  Contributors: block({
    attributes: noAttributes,
    props: ({contributors}) => ({names: contributors}),
  }),
  Libraries: block({
    attributes: noAttributes,
    props: ({libraries}) => ({libraries}),
  }),
  TokenRequest: block({
    attributes: oneFlow,
    module: '@site/src/components/tools/TokenRequest',
    props: (facts, {flow}) => flowProps(facts, flow, ['authorizationCode']),
  }),
  TokenCallback: block({
    attributes: z.strictObject({
      flow: z.string().min(1),
      lookup: z.string().optional(),
      next: z.string().optional(),
    }),
    module: '@site/src/components/tools/TokenCallback',
    props: (facts, {flow, lookup, next}) => ({
      ...flowProps(facts, flow, ['authorizationCode']),
      ...(lookup === undefined
        ? {}
        : {site: flowProps(facts, lookup, ['lookup']).tool}),
      ...(next === undefined ? {} : {next}),
    }),
  }),
  TokenQr: block({
    attributes: oneFlow,
    module: '@site/src/components/tools/TokenQr',
    props: (facts, {flow}) => flowProps(facts, flow, ['deviceCode', 'qrLogin']),
  }),
  TokenLogin: block({
    attributes: oneFlow,
    module: '@site/src/components/tools/TokenLogin',
    props: (facts, {flow}) => flowProps(facts, flow, ['smsLogin']),
  }),
  AlbumList: block({
    attributes: oneFlow,
    module: '@site/src/components/tools/AlbumList',
    props: (facts, {flow}) => flowProps(facts, flow, ['lookup']),
  }),
  WebdavRoot: block({
    attributes: oneFlow,
    module: '@site/src/components/tools/WebdavRoot',
    props: (facts, {flow}) => {
      const {flow: found} = pickFlow(facts, flow);
      const {tool} = flowProps(facts, flow, ['calculator']);
      return found.kind === 'calculator'
        ? {tool, hostPattern: found.hostPattern, examples: found.examples}
        : {tool};
    },
  }),
  LatestReleases: block({
    attributes: noAttributes,
    props: ({releases}) => ({
      releases: releases
        .filter(({changes}) => changes.length > 0)
        .slice(0, 3)
        .map(({version, date, changes}) => ({
          version,
          date,
          changes: changes.slice(0, 4).map(({text}) => text),
        })),
    }),
  }),
};

export type FactBlockName = keyof typeof factBlocks;

/** Blocks that a page imports itself. */
export const importedBlocks = [
  'TokenRequest',
  'TokenCallback',
  'TokenQr',
  'TokenLogin',
  'AlbumList',
  'WebdavRoot',
] as const satisfies FactBlockName[];

/** Blocks that every page knows. */
export type RegisteredBlockName = Exclude<
  FactBlockName,
  (typeof importedBlocks)[number]
>;

/** The module a page imports a block from, if it does. */
export function moduleOf(name: FactBlockName): string | undefined {
  return factBlocks[name].module;
}

export function isFactBlock(name: string | null): name is FactBlockName {
  return name !== null && Object.hasOwn(factBlocks, name);
}
