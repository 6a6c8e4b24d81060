import * as z from 'zod';
import {parseAtDoor} from '../../src/lib/describeIssues';

const formField = z.object({
  name: z.string(),
  type: z.string(),
  /** Absent in a recorded answer where the value is one of the product's own credentials. */
  default: z.string().optional(),
  /** The values of a select, separated by commas. */
  options: z.string(),
  required: z.boolean(),
});

export type FormField = z.infer<typeof formField>;

/** What `GET /api/admin/driver/list` says of a driver, without its help texts. */
const driverForm = z.object({
  common: z.array(formField),
  additional: z.array(formField),
  config: z.object({
    local_sort: z.boolean(),
    only_local: z.boolean(),
    only_proxy: z.boolean(),
    no_cache: z.boolean(),
    no_upload: z.boolean(),
    need_ms: z.boolean(),
  }),
});

export type DriverForm = z.infer<typeof driverForm>;

/** What `GET /api/admin/setting/list` says of a setting, without its value, which may be a secret. */
const settingEntry = z.object({
  key: z.string(),
  type: z.string(),
  options: z.string(),
  group: z.int(),
  flag: z.int(),
});

export type SettingEntry = z.infer<typeof settingEntry>;

/** What a running product says of itself. */
export const productAnswers = z.object({
  version: z.string(),
  drivers: z.record(z.string(), driverForm),
  settings: z.array(settingEntry),
});

export type ProductAnswers = z.infer<typeof productAnswers>;

const envelope = z.object({
  code: z.int(),
  message: z.string(),
  data: z.unknown(),
});

async function ask(
  server: URL,
  route: string,
  token: string,
): Promise<unknown> {
  const address = new URL(`.${route}`, server);
  const answer = await fetch(address, {
    headers: {Authorization: token},
    signal: AbortSignal.timeout(15_000),
  });
  const {code, message, data} = parseAtDoor(
    envelope,
    await answer.json(),
    address.href,
  );
  if (code !== 200) {
    throw new Error(`${address.href} answers ${code}: ${message}`);
  }
  return data;
}

/**
 * Asks a running product for its drivers and settings.
 *
 * @param server its address; a sub-path ends in a slash
 * @param token of an administrator
 * @throws Error naming the route when the server refuses or answers something else
 */
export async function askProduct(
  server: URL,
  token: string,
): Promise<ProductAnswers> {
  const [about, drivers, settings] = await Promise.all([
    ask(server, '/api/public/settings', token),
    ask(server, '/api/admin/driver/list', token),
    ask(server, '/api/admin/setting/list', token),
  ]);
  const {version} = parseAtDoor(
    z.object({version: z.string()}),
    about,
    '/api/public/settings',
  );
  return parseAtDoor(productAnswers, {version, drivers, settings}, server.href);
}
