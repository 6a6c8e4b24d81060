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
    /** What a select offers. */
    values: z.array(z.string()).min(1).optional(),
    group: z.enum(settingGroups),
    flag: z.enum(settingFlags),
    note: localized,
    since: releaseTag,
  })
  .refine((entry) => entry.values === undefined || entry.type === 'select', {
    path: ['values'],
    message: 'values only on a setting of type "select"',
  });

export type Setting = z.infer<typeof setting>;

const settingGroup = z.strictObject({
  id: z.int().min(0),
  name: z.enum(settingGroups),
});

/** What may stand in the address of a preview page. */
const previewPlaceholders = z.strictObject({
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
  settings: z.array(setting).min(1),
  placeholders: previewPlaceholders,
  ftpPassivePorts,
  offlineTools: z.array(offlineTool).min(1),
});

export type SettingsRecords = z.infer<typeof settingsRecords>;
