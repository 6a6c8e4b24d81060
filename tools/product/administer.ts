import * as z from 'zod';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {callProduct, type Product} from './call';

/** The settings in the product's list. Other fields are sent back unchanged. */
const settingList = z.array(z.looseObject({key: z.string()}));

/** Values that hide an announcement, and a symbol that is not in the fonts of every machine. */
export const quietSettings = {
  announcement: '',
  home_icon: '',
  // With this address the product shows its bundled logo.
  logo: 'https://cdn.jsdelivr.net/gh/alist-org/logo@main/logo.svg',
} as const;

/** Changes settings of the product and leaves the others. */
export async function changeSettings(
  product: Product,
  values: Readonly<Record<string, string>>,
): Promise<void> {
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
      .filter(({key}) => key in values)
      .map((setting) => ({...setting, value: values[setting.key]})),
  );
}

interface NewStorage {
  mount_path: string;
  driver: string;
  /** The options of its driver. */
  addition: object;
  web_proxy?: boolean;
  webdav_policy?: string;
}

export async function addStorage(
  product: Product,
  {addition, ...storage}: NewStorage,
): Promise<void> {
  await callProduct(product, '/api/admin/storage/create', {
    cache_expiration: 30,
    webdav_policy: '302_redirect',
    ...storage,
    addition: JSON.stringify(addition),
  });
}
