import type {Driver, DriverOption} from '../../src/data/drivers/schema';
import type {ReactNode} from 'react';
import {
  factBlocks,
  type FactBlockName,
  type Facts,
} from '../../src/markdown/facts/factBlocks';
import {localize} from '../../src/lib/localize';
import {readFacts} from '../../src/markdown/facts/readFacts';
import {projectRoot} from './pages';

/** A field of a driver's form, with what a test says about it. */
export function anOption(overrides: Partial<DriverOption> = {}): DriverOption {
  return {
    key: 'root_folder_path',
    label: {en: 'Root folder path', zh: '根文件夹路径'},
    type: 'string',
    default: '/',
    required: true,
    ...overrides,
  };
}

/** A driver, with what a test says about it. */
export function aDriver(overrides: Partial<Driver> = {}): Driver {
  return {
    name: 'Local',
    page: 'local',
    folder: 'drivers/local',
    service: {en: 'Folder on the server', zh: '服务器本机文件夹'},
    nicknames: {en: ['NAS folder'], zh: ['本地存储']},
    kind: 'local',
    region: 'anywhere',
    auth: ['none'],
    root: {kind: 'path', default: '/'},
    flags: {
      localSort: true,
      onlyLocal: true,
      onlyProxy: false,
      noCache: true,
      noUpload: false,
      needMs: false,
      noOverwriteUpload: false,
      proxyRangeOption: false,
    },
    operations: ['list', 'link', 'put', 'reference'],
    download: 'proxy',
    forcesProxy: true,
    apiHosts: [],
    rateLimits: [],
    since: 'v3.0.1',
    options: [anOption()],
    ...overrides,
  };
}

let facts: Facts | undefined;

/** The product's facts, with what a test says instead. A spread would read the translations and the history, too. */
export function someFacts(overrides: Partial<Facts> = {}): Facts {
  facts ??= readFacts(projectRoot);
  return Object.defineProperties({} as Facts, {
    ...Object.getOwnPropertyDescriptors(facts),
    ...Object.getOwnPropertyDescriptors(overrides),
  });
}

/** What an English page hands to the component of one of its blocks. */
export function propsFor<Props>(
  _component: (props: Props) => ReactNode,
  name: FactBlockName,
  attributes: Record<string, unknown> = {},
): Props {
  const {props} = factBlocks[name] as {
    props: (facts: Facts, attributes: unknown) => Record<string, unknown>;
  };
  return localize(props(someFacts(), attributes), 'en') as Props;
}
