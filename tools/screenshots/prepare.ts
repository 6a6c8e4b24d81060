import * as z from 'zod';
import type {Locale} from '../../src/config/locales';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {addStorage, changeSettings, quietSettings} from '../product/administer';
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
    addition: {
      root_folder_path: 'samples/photos',
      show_hidden: true,
      mkdir_perm: '777',
    },
  },
  {mount_path: '/Shared', driver: 'Alias', addition: {paths: '/Films'}},
  {
    mount_path: '/Backup',
    driver: 'Local',
    addition: {
      root_folder_path: 'samples/backup',
      show_hidden: true,
      mkdir_perm: '777',
    },
  },
] as const;

/** A storage whose disk is not there: the product keeps it, with the error as its status. */
const failing = {
  mount_path: '/USB',
  driver: 'Local',
  addition: {root_folder_path: '/mnt/usb', mkdir_perm: '777'},
};

/** The fields of a storage in the product's list that are used here. */
const storageList = z.object({
  content: z.array(z.object({mount_path: z.string()})).nullable(),
});

/** The password of everybody on the pictures. */
export const SAMPLE_PASSWORD = 'sample-password';

/** The fields of a role in the product's list that are used here. */
const roleList = z.object({
  content: z.array(z.object({id: z.int(), name: z.string()})).nullable(),
});

/** Samples for settings. */
const sampleSettings = {
  ...quietSettings,
  s3_buckets: JSON.stringify([{name: 'photos', path: '/Photos'}]),
  s3_access_key_id: 'sample-access-key',
  s3_secret_access_key: 'sample-secret-key',
  search_index: 'database',
  // Folders of the driver Virtual have no end.
  ignore_paths: '/Films\n/Shared',
  webauthn_login_enabled: 'true',
};

const roles = [
  {
    name: 'family',
    description: {en: 'Reads and uploads films', zh: '查看和上传影片'},
    // Create folders or upload, WebDAV read.
    permission_scopes: [{path: '/Films', permission: (1 << 3) | (1 << 8)}],
  },
  {
    name: 'clients',
    description: {en: 'WebDAV and FTP', zh: 'WebDAV 和 FTP'},
    // WebDAV read and write, FTP read and write.
    permission_scopes: [
      {
        path: '/',
        permission: (1 << 3) | (1 << 8) | (1 << 9) | (1 << 10) | (1 << 11),
      },
    ],
  },
];

const users = [
  {username: 'mia', role: 'family'},
  {username: 'alice', role: 'clients'},
];

const shares = [
  {
    path: '/Photos/Letters.zip',
    share_id: 'letters',
    name: {en: 'Letters', zh: '信件'},
  },
  {
    path: '/Photos',
    share_id: 'winter',
    name: {en: 'Winter photos', zh: '冬天的照片'},
    password: SAMPLE_PASSWORD,
    access_limit: 20,
  },
];

const labels = [
  {
    name: {en: 'Winter', zh: '冬天'},
    description: {en: 'Snow and ice', zh: '冰雪'},
    bg_color: '#1890ff',
    type: 0,
  },
  {
    name: {en: 'To print', zh: '待打印'},
    description: {en: 'For the album', zh: '放进相册'},
    bg_color: '#52c41a',
    type: 0,
  },
];

async function countStorages(product: Product): Promise<number> {
  const route = '/api/admin/storage/list';
  const {content} = parseOrThrow(
    storageList,
    await callProduct(product, route),
    route,
  );
  return content?.length ?? 0;
}

async function listRoles(product: Product) {
  const route = '/api/admin/role/list';
  const {content} = parseOrThrow(
    roleList,
    await callProduct(product, route),
    route,
  );
  return content ?? [];
}

/**
 * Creates in a new product what the screenshots in a language show: storages, a role, a user and a meta.
 *
 * @throws Error when the product is in use: nothing of its owner may be changed, or be on a screenshot
 */
export async function prepareProduct(
  product: Product,
  locale: Locale,
): Promise<void> {
  const found = await countStorages(product);
  if (found > 0) {
    throw new Error(
      `${product.server.href} has ${found} storages; start a new product with an empty data folder and photograph that.`,
    );
  }
  for (const storage of storages) {
    await addStorage(product, storage);
  }
  await addStorage(product, failing).catch(() => undefined);
  await changeSettings(product, sampleSettings);
  for (const role of roles) {
    await callProduct(product, '/api/admin/role/create', {
      ...role,
      description: role.description[locale],
    });
  }
  const known = await listRoles(product);
  for (const {username, role} of users) {
    await callProduct(product, '/api/admin/user/create', {
      username,
      role: known.filter(({name}) => name === role).map(({id}) => id),
      password: SAMPLE_PASSWORD,
      base_path: '/',
    });
  }
  await callProduct(product, '/api/admin/meta/create', {
    path: '/Films',
    write: true,
    w_sub: true,
    hide: '\\.nfo$',
    h_sub: true,
    header: {
      en: 'New films arrive on Fridays.',
      zh: '新片每周五上线。',
    }[locale],
    header_sub: false,
  });
  for (const label of labels) {
    await callProduct(product, '/api/admin/label/create', {
      ...label,
      name: label.name[locale],
      description: label.description[locale],
    });
  }
  for (const share of shares) {
    await callProduct(product, '/api/share/create', {
      ...share,
      name: share.name[locale],
    });
  }
}

/** Starts what a restart of the product would end: copies, and the index for the search. */
export async function startTasks(product: Product): Promise<void> {
  // At each start, a program without a version takes over a role from old ones.
  for (const {id, name} of await listRoles(product)) {
    if (name === 'general') {
      await callProduct(product, `/api/admin/role/delete?id=${id}`, {});
    }
  }
  await callProduct(product, '/api/admin/index/build', {});
  await callProduct(product, '/api/fs/copy', {
    src_dir: '/Photos',
    dst_dir: '/Backup',
    names: ['Letters.zip', 'Song.mp3'],
  });
}
