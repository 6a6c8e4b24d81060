import * as z from 'zod';
import {
  driverFileName,
  type Driver,
  type DriverOption,
} from '../../src/data/drivers/schema';
import {releaseTag} from '../../src/data/localized';
import {readJson} from '../../src/lib/readText';
import {compareVersions} from '../../src/components/changelog/releases';
import {productAnswers, type DriverForm} from '../facts/answers';
import {toWrite} from '../../scripts/placeholders/marker';
import {driverPage} from './driverPage';
import {checkPage} from './page';
import {refuse, type Plan} from './plan';
import {pageFile, type Project} from './project';

const RECORDS = 'src/data/drivers/records';
const ANSWERS = 'tests/fixtures/product/answers.json';

export interface DriverOptions {
  name: string | undefined;
  /** Last part of its page's address. */
  page?: string | undefined;
  /** The release that brings it, where that is a later one than the site describes. */
  since?: string | undefined;
}

type FormField = DriverForm['additional'][number];

/** `api_login` as the words beside a field: `Api login`. */
function humanised(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function startOf({type, default: start = ''}: FormField): string {
  const empty: Record<string, string> = {bool: 'false', number: '0'};
  return start === '' ? (empty[type] ?? '') : start;
}

function optionOf(field: FormField): DriverOption {
  const values = field.options.split(',').filter((value) => value !== '');
  return {
    key: field.name,
    label: {
      en: toWrite(humanised(field.name)),
      zh: toWrite(`${field.name} 在中文界面里的名称`),
    },
    type: field.type as DriverOption['type'],
    default: startOf(field),
    ...(field.default === undefined ? {prefilled: 'builtIn' as const} : {}),
    required: field.required,
    ...(field.type === 'select'
      ? {
          values: values.map((value) => ({
            value,
            label: {
              en: toWrite(`What ${value} means`),
              zh: toWrite(`${value} 的含义`),
            },
          })),
        }
      : {}),
  };
}

/** What the form of a driver is like that no product has shown yet. */
const unseenForm: DriverForm = {
  common: [],
  additional: [
    {
      name: 'root_folder_path',
      type: 'string',
      default: '/',
      options: '',
      required: true,
    },
  ],
  config: {
    local_sort: false,
    only_local: false,
    only_proxy: false,
    no_cache: false,
    no_upload: false,
    need_ms: false,
  },
};

function rootOf(options: readonly DriverOption[]): Driver['root'] {
  const root = options.find(({key}) => /^root_(?:folder_|path)/.test(key));
  return root === undefined
    ? {kind: 'none', default: ''}
    : {
        kind: root.key === 'root_folder_id' ? 'id' : 'path',
        default: root.default,
      };
}

function recordOf(
  name: string,
  page: string,
  since: string,
  {additional, config}: DriverForm,
): Driver {
  const options = additional.map(optionOf);
  const isProxied = config.only_proxy || config.only_local;
  return {
    name,
    page,
    folder: `drivers/${page.toLowerCase().replace(/\W+/g, '_')}`,
    service: {
      en: toWrite(`What readers call the service behind ${name}`),
      zh: toWrite('服务的中文名'),
    },
    nicknames: {en: [], zh: []},
    kind: 'personal',
    region: 'anywhere',
    auth: ['none'],
    root: rootOf(options),
    flags: {
      localSort: config.local_sort,
      onlyLocal: config.only_local,
      onlyProxy: config.only_proxy,
      noCache: config.no_cache,
      noUpload: config.no_upload,
      needMs: config.need_ms,
      noOverwriteUpload: false,
      proxyRangeOption: false,
    },
    operations: ['list', 'link'],
    operationNote: {
      en: `${toWrite('Compare folder, kind, region, site, auth, flags, operations, download and since with the source, then drop this note')}.`,
      zh: `${toWrite('对照源码核实以上各项，然后删掉这条说明')}。`,
    },
    download: isProxied ? 'proxy' : 'redirect',
    forcesProxy: isProxied,
    apiHosts: [],
    rateLimits: [],
    since,
    options,
  };
}

const registered = z.object({name: z.string(), page: z.string()});

function checkName(project: Project, name: string): void {
  if (!/^[A-Za-z0-9](?:[\w. -]*\w)?$/.test(name)) {
    refuse(
      'driver',
      name,
      'the name that the product registers, such as "Onedrive Sharelink"',
    );
  }
  const file = `${RECORDS}/${driverFileName(name)}`;
  if (project.list(RECORDS).includes(driverFileName(name))) {
    refuse('driver', name, `a driver that has no record yet; see ${file}`);
  }
}

/** The number after the highest one in the same folder. */
function nextOrder({read, list}: Project): number {
  const orders = list('docs/guide/drivers')
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = read(`docs/guide/drivers/${name}`);
      return Number(/^order: (\d+)$/m.exec(text)?.[1] ?? 0);
    });
  return Math.max(0, ...orders) + 10;
}

/** A record with the form that the product showed, and a page in each language. */
export function planDriver(project: Project, wish: DriverOptions): Plan {
  const name =
    wish.name ?? refuse('driver', wish.name, 'a name, such as "Foo Cloud"');
  checkName(project, name);
  const answers = readJson(productAnswers, project.read(ANSWERS), ANSWERS);
  const form = answers.drivers[name];
  const since = wish.since ?? answers.version;
  if (!releaseTag.safeParse(since).success) {
    refuse('--since', since, 'a release tag, such as v3.64.0');
  }
  if (form === undefined && compareVersions(since, answers.version) <= 0) {
    refuse(
      'driver',
      name,
      `a driver of ${answers.version}, as ${ANSWERS} spells it, or --since with the later release that brings it`,
    );
  }
  const page = wish.page ?? name.toLowerCase().replace(/[^a-z0-9.]+/g, '_');
  if (!/^[A-Za-z0-9._]+$/.test(page)) {
    refuse('--page', page, 'letters, digits, dots and underscores');
  }
  const path = `guide/drivers/${page}`;
  const shared = project
    .list(RECORDS)
    .map((file) =>
      readJson(registered, project.read(`${RECORDS}/${file}`), file),
    )
    .find((known) => known.page === page);
  if (shared !== undefined) {
    refuse(
      '--page',
      page,
      `a page of its own; that one is about "${shared.name}". To describe both on ${pageFile(path, 'en')}, give another --page and set "page" in the record afterwards`,
    );
  }
  checkPage(project, path, '--page');
  const record = recordOf(name, page, since, form ?? unseenForm);
  return {
    created: {
      [`${RECORDS}/${driverFileName(name)}`]: JSON.stringify(record, null, 2),
      ...driverPage(path, record, nextOrder(project)),
    },
    changed: {},
    pages: [path],
  };
}
