import * as z from 'zod';
import {localized, releaseTag} from '../localized';

const settingGroups = [
  'single',
  'site',
  'style',
  'preview',
  'global',
  'offline_download',
  'index',
  'sso',
  'ldap',
  's3',
  'ftp',
  'traffic',
  'frp',
] as const;

const settingFlags = ['public', 'private', 'readonly', 'deprecated'] as const;

const settingTypes = ['string', 'text', 'number', 'bool', 'select'] as const;

const settingKey = z
  .string()
  .regex(/^[a-z0-9_]+$/, 'a setting key such as "site_title"');

/** One value of the admin settings. The product keeps every value as text, so the default is a text as well. */
const setting = z
  .strictObject({
    key: settingKey,
    label: localized,
    type: z.enum(settingTypes),
    /** The text of a new installation; `null` where the product makes the value itself. */
    default: z.string().nullable(),
    /** True where the product writes a value of its own. */
    generated: z.literal(true).optional(),
    /** What a select offers. */
    values: z.array(z.string()).min(1).optional(),
    group: z.enum(settingGroups),
    flag: z.enum(settingFlags),
    note: localized,
    since: releaseTag,
  })
  .refine((entry) => (entry.default === null) === (entry.generated === true), {
    path: ['default'],
    message: 'null together with "generated": true, or a text without it',
  })
  .refine((entry) => entry.values === undefined || entry.type === 'select', {
    path: ['values'],
    message: 'values only on a setting of type "select"',
  });

export type Setting = z.infer<typeof setting>;

const settingGroup = z.strictObject({
  id: z.int().min(0),
  name: z.enum(settingGroups),
  label: localized,
});

const settingFlag = z.strictObject({
  id: z.int().min(0),
  name: z.enum(settingFlags),
  label: localized,
  note: localized,
});

/** What may stand in the address of a preview page. */
const previewPlaceholders = z.strictObject({
  usedIn: z.array(settingKey).min(1),
  values: z
    .array(
      z.strictObject({
        name: z.enum(['$name', '$url', '$durl']),
        note: localized,
      }),
    )
    .min(1),
  /** Letters between `$` and the name that change the value. */
  letters: z
    .array(
      z.strictObject({
        letter: z.enum(['e', 'b']),
        note: localized,
      }),
    )
    .min(1),
  order: localized,
  examples: z
    .array(
      z.strictObject({
        text: z
          .string()
          .regex(/^\$(name|[eb]*_?d?url)$/, 'a placeholder such as "$e_url"'),
        note: localized,
      }),
    )
    .min(1),
});

const searchIndexValue = z.strictObject({
  value: z.enum([
    'none',
    'database',
    'database_non_full_text',
    'bleve',
    'meilisearch',
    'no_index',
  ]),
  label: localized,
  note: localized,
  since: releaseTag,
});

/** A program or a drive that fetches files for the product. */
const offlineTool = z.strictObject({
  /** The name as the product shows and stores it. */
  name: z.enum([
    'SimpleHttp',
    'aria2',
    'qBittorrent',
    'Transmission',
    '115 Cloud',
    'PikPak',
    'Thunder',
    'GuangYaPan',
    '123 Open',
  ]),
  kind: z.enum(['built-in', 'program', 'drive']),
  settings: z.array(settingKey),
  note: localized,
  since: releaseTag,
});

const offlineDeletePolicy = z.strictObject({
  value: z.enum([
    'delete_on_upload_succeed',
    'delete_on_upload_failed',
    'delete_never',
    'delete_always',
  ]),
  label: localized,
  note: localized,
});

/** A page of the admin panel. */
const managePage = z.strictObject({
  path: z
    .string()
    .regex(
      /^\/@manage(\/[a-z0-9_-]+)*$/,
      'a path such as "/@manage/settings/site"',
    ),
  label: localized,
  /** The headings of the menu above the page, outermost first. */
  parents: z.array(localized).optional(),
  /** The group of settings the page edits. */
  group: z.enum(settingGroups).optional(),
  /** Who finds it in the menu; users are accounts other than the guest. */
  audience: z.enum(['everyone', 'users', 'admins']),
});

/** The forms in which the passive ports of the FTP server are written. */
const ftpPassivePorts = z.strictObject({
  separator: localized,
  forms: z
    .array(
      z.strictObject({
        form: z.string().min(1),
        note: localized,
      }),
    )
    .min(1),
  rule: localized,
});

export const settingsRecords = z.strictObject({
  groups: z.array(settingGroup).length(settingGroups.length),
  flags: z.array(settingFlag).length(settingFlags.length),
  settings: z.array(setting).min(1),
  placeholders: previewPlaceholders,
  ftpPassivePorts,
  searchIndexValues: z.array(searchIndexValue).min(1),
  offlineTools: z.array(offlineTool).min(1),
  offlineDeletePolicies: z.array(offlineDeletePolicy).min(1),
  managePages: z.array(managePage).min(1),
});

export type SettingsRecords = z.infer<typeof settingsRecords>;
