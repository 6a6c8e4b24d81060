import * as z from 'zod';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {callProduct, type Product} from '../product/call';

/** The storages on the screenshots. They need no account and no network. */
const storages = [
  {
    mount_path: '/',
    driver: 'UrlTree',
    addition: {
      url_structure: [
        'Boat.jpg:4120000:1767398400:https://example.com/boat.jpg',
        'Manual.pdf:2411724:1767312000:https://example.com/manual.pdf',
        'Night train.mkv:1468006400:1767225600:https://example.com/train.mkv',
      ].join('\n'),
      head_size: false,
    },
  },
  {
    mount_path: '/Films',
    driver: 'Virtual',
    addition: {
      root_folder_path: '/',
      num_file: 20,
      num_folder: 5,
      max_file_size: 1_073_741_824,
      min_file_size: 1_048_576,
    },
  },
  {
    mount_path: '/Photos',
    driver: 'Local',
    addition: {root_folder_path: '.', show_hidden: true, mkdir_perm: '777'},
  },
  {mount_path: '/Shared', driver: 'Alias', addition: {paths: '/Films'}},
] as const;

/** The fields of a storage in the product's list that are used here. */
const storageList = z.object({
  content: z.array(z.object({mount_path: z.string()})).nullable(),
});

/** Values that hide an announcement, and a symbol that is not in the fonts of every machine. */
const settingValues: Readonly<Record<string, string>> = {
  announcement: '',
  home_icon: '',
  // With this address the product shows its bundled logo.
  logo: 'https://cdn.jsdelivr.net/gh/alist-org/logo@main/logo.svg',
};

/** The settings in the product's list. Other fields are sent back unchanged. */
const settingList = z.array(z.looseObject({key: z.string()}));

const role = {
  name: 'family',
  description: 'Reads and uploads films',
  // Create folders or upload, WebDAV read.
  permission_scopes: [{path: '/Films', permission: (1 << 3) | (1 << 8)}],
};

async function countStorages(product: Product): Promise<number> {
  const route = '/api/admin/storage/list';
  const {content} = parseOrThrow(
    storageList,
    await callProduct(product, route),
    route,
  );
  return content?.length ?? 0;
}

async function changeSettings(product: Product): Promise<void> {
  const route = '/api/admin/setting/list';
  const all = parseOrThrow(
    settingList,
    await callProduct(product, route),
    route,
  );
  await callProduct(
    product,
    '/api/admin/setting/save',
    all
      .filter(({key}) => key in settingValues)
      .map((setting) => ({...setting, value: settingValues[setting.key]})),
  );
}

/**
 * Creates in a new product what the screenshots show: storages, a role, a user and a meta.
 *
 * @throws Error when the product is in use: nothing of its owner may be changed, or be on a screenshot
 */
export async function prepareProduct(product: Product): Promise<void> {
  const found = await countStorages(product);
  if (found > 0) {
    throw new Error(
      `${product.server.href} has ${found} storages; start a new product with an empty data folder and photograph that.`,
    );
  }
  for (const {addition, ...storage} of storages) {
    await callProduct(product, '/api/admin/storage/create', {
      ...storage,
      cache_expiration: 30,
      webdav_policy: '302_redirect',
      addition: JSON.stringify(addition),
    });
  }
  await changeSettings(product);
  await callProduct(product, '/api/admin/role/create', role);
  await callProduct(product, '/api/admin/meta/create', {
    path: '/Films',
    write: true,
    w_sub: true,
    hide: '\\.nfo$',
    h_sub: true,
    header: 'New films arrive on Fridays.',
    header_sub: false,
  });
}
