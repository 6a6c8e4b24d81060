import * as z from 'zod';

const formField = z.object({
  name: z.string(),
  type: z.string(),
  /** Absent in a recorded response where the value is one of the product's own credentials. */
  default: z.string().optional(),
  /** The values of a select, separated by commas. */
  options: z.string(),
  required: z.boolean(),
});

export type FormField = z.infer<typeof formField>;

/** An entry of `GET /api/admin/driver/list`, without its help texts. */
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

/** An entry of `GET /api/admin/setting/list`, without its value, which may be a secret. */
const settingEntry = z.object({
  key: z.string(),
  type: z.string(),
  options: z.string(),
  group: z.int(),
  flag: z.int(),
});

export type SettingEntry = z.infer<typeof settingEntry>;

export const productAnswers = z.object({
  version: z.string(),
  drivers: z.record(z.string(), driverForm),
  settings: z.array(settingEntry),
});

export type ProductAnswers = z.infer<typeof productAnswers>;
