import * as z from 'zod';

import {localized, releaseTag} from '../localized';

/** What a reader mounts with the driver. */
export const driverKind = z.enum([
  'personal',
  'organisation',
  'share',
  'directLink',
  'selfHosted',
  'objectStorage',
  'protocol',
  'repository',
  'local',
  'overlay',
  'otherAlist',
  'virtual',
]);

export type DriverKind = z.infer<typeof driverKind>;

/** Where the account or the server behind a driver usually is. */
export const driverRegion = z.enum(['china', 'abroad', 'anywhere']);

export type DriverRegion = z.infer<typeof driverRegion>;

/** What the service does for the reader besides the operations on files. */
export const driverFeature = z.enum([
  /** An upload of content that the service knows needs no data. */
  'rapidUpload',
  /** The service itself fetches a link; the driver is one of the product's tools for offline downloads. */
  'offlineDownload',
]);

export type DriverFeature = z.infer<typeof driverFeature>;

/** What the provider asks for at sign-in. Several entries are alternatives, or parts of one sign-in. */
export const driverAuth = z.enum([
  'none',
  'usernamePassword',
  'twoFactor',
  'sms',
  'qrCode',
  'cookie',
  'authorizationHeader',
  'sessionToken',
  'token',
  'accessToken',
  'refreshToken',
  'apiKey',
  'accessKey',
  'clientCredentials',
  'privateKey',
  'serviceAccount',
  'sharePassword',
]);

export type DriverAuth = z.infer<typeof driverAuth>;

/** What a mounted storage of the driver can do; names follow the methods of the product. */
export const driverOperation = z.enum([
  'list',
  'link',
  'mkdir',
  'move',
  'rename',
  'copy',
  'remove',
  'put',
  'put_url',
  'archive_meta',
  'archive_list',
  'archive_extract',
  'archive_decompress',
  'other',
  'reference',
]);

export type DriverOperation = z.infer<typeof driverOperation>;

/** Control in the product's form. */
export const driverOptionType = z.enum([
  'string',
  'text',
  'number',
  'float',
  'bool',
  'select',
]);

export type DriverOptionType = z.infer<typeof driverOptionType>;

const driverOptionValue = z.strictObject({
  value: z.string(),
  label: localized,
});

/** What every field of the product's form has. */
export const formField = {
  /** Key of the field in the storage's JSON, as the product spells it. */
  key: z.string().min(1),
  /** Words beside the field in the product's form. */
  label: localized,
  type: driverOptionType,
  /** What the form holds at first: a switch without a default is off, a number 0. Empty beside `prefilled`. */
  default: z.string(),
  required: z.boolean(),
  values: z.array(driverOptionValue).min(1).optional(),
  note: localized.optional(),
  /** Release that brought the field, when it is later than its driver, or than v3.0.1. */
  since: releaseTag.optional(),
};

export const isWhole = (field: {type: DriverOptionType; values?: unknown}) =>
  field.type !== 'select' || field.values !== undefined;

export const driverOption = z
  .strictObject({
    ...formField,
    /** The form starts with a value of the product that is not recorded here, or with a sample to replace. */
    prefilled: z.enum(['builtIn', 'sample']).optional(),
  })
  .refine(isWhole, {path: ['values'], message: 'the values of a select option'})
  .refine((option) => option.prefilled === undefined || option.default === '', {
    path: ['default'],
    message: 'an empty default beside "prefilled"',
  });

export type DriverOption = z.infer<typeof driverOption>;

export const driver = z.strictObject({
  /** Name the product registers: `Onedrive`. */
  name: z.string().min(1),
  /** What the list of drivers in the product's form shows instead of the name, where that differs. */
  label: localized.optional(),
  /** Last part of the address of its page under `/guide/drivers/`; several drivers may share a page. */
  page: z
    .string()
    .regex(
      /^[A-Za-z0-9._]+$/,
      'letters, digits, dots and underscores, as in "baidu.photo"',
    ),
  /** Folder of the product's source. */
  folder: z.string().regex(/^drivers\/\w+$/, 'a folder such as "drivers/115"'),
  service: localized,
  /** Words readers call the service by, besides its name; matched while they type. */
  nicknames: z.strictObject({
    en: z.array(z.string().min(1)),
    zh: z.array(z.string().min(1)),
  }),
  kind: driverKind,
  region: driverRegion,
  site: z.url({protocol: /^https$/}).optional(),
  auth: z.array(driverAuth).min(1),
  root: z.strictObject({
    /** How the root folder is named in the form: by ID, by path, or not at all. */
    kind: z.enum(['id', 'path', 'none']),
    default: z.string(),
  }),
  flags: z.strictObject({
    /** The server sorts listings, so the form offers the two common sort options. */
    localSort: z.boolean(),
    /** The server reads files itself; there is no link to hand out. */
    onlyLocal: z.boolean(),
    /** Links are not handed out to browsers. */
    onlyProxy: z.boolean(),
    /** Folders are re-read on every visit; the form has no cache time. */
    noCache: z.boolean(),
    noUpload: z.boolean(),
    /** The form opens the messenger page when the storage is saved. */
    needMs: z.boolean(),
    /** An upload over an existing file renames that file first, and deletes it at the end. */
    noOverwriteUpload: z.boolean(),
    /** The form offers `proxy_range`, unless downloads are always proxied. */
    proxyRangeOption: z.boolean(),
  }),
  /** Warning the product shows above the form. */
  alert: z
    .strictObject({level: z.enum(['info', 'warning']), note: localized})
    .optional(),
  operations: z.array(driverOperation).min(2),
  features: z.array(driverFeature).min(1).optional(),
  operationNote: localized.optional(),
  /** The driver has the operation, and renaming a file fails nevertheless. */
  fileRenameFails: z.literal(true).optional(),
  /** The one connection cannot read and write at once, so that a copy inside the storage fails. */
  copyFails: z.literal(true).optional(),
  /** How a browser gets a file from a new storage when nothing else is chosen in the form. */
  download: z.enum(['redirect', 'proxy']),
  /** Downloads always pass through the server, whatever the form says. */
  forcesProxy: z.boolean(),
  /** Hosts the server sends requests to, where they are fixed. */
  apiHosts: z.array(z.string().min(1)),
  rateLimits: z.array(localized),
  since: releaseTag,
  options: z.array(driverOption),
});

export type Driver = z.infer<typeof driver>;

/** `Onedrive Sharelink` is kept in `records/onedrive-sharelink.json`. */
export function driverFileName(name: string): string {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  return `${words.join('-')}.json`;
}
