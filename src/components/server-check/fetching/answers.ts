import * as z from 'zod/mini';

// The compiler of zod uses eval, which the content policy refuses.
z.config({jitless: true});

const text = z.string();
/** No answer of AList has a number beyond these; such a one would be shown as nonsense. */
const whole = z.int();
const count = whole.check(z.nonnegative());
/** Seconds since 1970, up to the year 2100. */
const time = count.check(z.maximum(4_102_444_800));

const publicSettings = z.object({
  version: text.check(z.maxLength(100)),
  allow_register: z.optional(text),
  site_title: z.optional(text),
});

const account = z.object({
  username: text,
  base_path: z.optional(text),
  disabled: z.optional(z.boolean()),
  role_names: z.nullish(z.array(text)),
  permissions: z.nullish(z.array(z.object({path: text, permission: count}))),
});

const listing = z.object({
  content: z.nullish(z.array(z.object({name: text, is_dir: z.boolean()}))),
  total: count,
  write: z.boolean(),
});

const file = z.object({
  name: text,
  is_dir: z.boolean(),
  size: whole,
  sign: z.optional(text),
  raw_url: text,
  provider: z.optional(text),
});

const anything = z.unknown();

const storages = z.object({
  content: z.nullable(
    z.array(
      z.object({
        mount_path: text,
        driver: text,
        status: text,
        disabled: z.boolean(),
        enable_sign: z.optional(z.boolean()),
      }),
    ),
  ),
});

const settings = z.array(z.object({key: text, value: text}));

const whetherSet = z.pipe(
  text,
  z.transform((value) => (value === '' ? '' : 'set')),
);

const metas = z.object({
  content: z.nullable(
    z.array(
      z.object({
        path: text,
        password: whetherSet,
        p_sub: z.boolean(),
        write: z.boolean(),
        w_sub: z.boolean(),
        hide: z.optional(text),
        h_sub: z.optional(z.boolean()),
        readme: z.optional(whetherSet),
        r_sub: z.optional(z.boolean()),
        header: z.optional(whetherSet),
        header_sub: z.optional(z.boolean()),
      }),
    ),
  ),
});

const roles = z.object({
  content: z.nullable(
    z.array(
      z.object({
        id: z.optional(count),
        name: text,
        permission_scopes: z.nullish(
          z.array(z.object({path: text, permission: count})),
        ),
      }),
    ),
  ),
});

const users = z.object({
  content: z.nullable(
    z.array(
      z.object({
        username: text,
        base_path: text,
        disabled: z.boolean(),
        // Before v3.46.0 it was one number, of another meaning.
        role: z.catch(z.array(count), []),
      }),
    ),
  ),
});

const tasks = z.nullable(
  z.array(
    z.object({
      state: count,
      start_time: z.nullish(text),
      error: text,
    }),
  ),
);

const progress = z.object({
  obj_count: count,
  is_done: z.boolean(),
  last_done_time: z.nullable(text),
  error: text,
});

const sessions = z.array(z.object({last_active: time}));

/** What the page reads of each answer. Everything else of it is dropped when it arrives. */
export const answerSchemas = {
  reach: anything,
  ping: anything,
  settings: publicSettings,
  guest: account,
  madeUpToken: anything,
  madeUpTokenFresh: anything,
  longAddress: anything,
  longHeader: anything,
  clock: sessions,
  listing,
  webdav: anything,
  webdavWrite: anything,
  robots: anything,
  page: anything,
  file,
  middle: anything,
  download: anything,
  whole: anything,
  encodedSlash: anything,
  storageSpeed: anything,
  serverSpeed: anything,
  unsigned: anything,
  admin: account,
  adminStorages: storages,
  adminSettings: settings,
  adminNewerSettings: settings,
  adminRoles: roles,
  adminUsers: users,
  adminMetas: metas,
  uploadsUndone: tasks,
  uploadsDone: tasks,
  copiesUndone: tasks,
  copiesDone: tasks,
  downloadsUndone: tasks,
  downloadsDone: tasks,
  transfersUndone: tasks,
  transfersDone: tasks,
  extractionsUndone: tasks,
  extractionsDone: tasks,
  extractedUndone: tasks,
  extractedDone: tasks,
  transitionsUndone: tasks,
  transitionsDone: tasks,
  adminIndex: progress,
  adminClock: sessions,
  uploadFolder: z.object({is_dir: z.boolean()}),
  uploadSmall: anything,
  uploadLarge: anything,
  uploadRemove: anything,
} satisfies Record<string, z.ZodMiniType>;

export type RequestName = keyof typeof answerSchemas;

export type AnswerData = {
  [Name in RequestName]: z.output<(typeof answerSchemas)[Name]>;
};

/** AList wraps each answer of its interface like this, also errors, with the HTTP status 200. */
const envelope = z.object({
  code: whole,
  message: text,
  data: z.optional(z.unknown()),
});

export interface Envelope<Data> {
  code: number;
  /** At most `MESSAGE_LIMIT` characters. */
  message: string;
  /** Only of an answer with the code 200. */
  data?: Data;
}

export const MESSAGE_LIMIT = 300;

export type BodyProblem = 'html' | 'notJson' | 'wrongShape';

export type ReadBody<Data> =
  | {kind: 'envelope'; envelope: Envelope<Data>}
  | {kind: 'problem'; problem: BodyProblem};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The one place where answers of servers are read. */
export function readBody<Name extends RequestName>(
  name: Name,
  body: string,
): ReadBody<AnswerData[Name]> {
  const json = parsed(body);
  if (json === undefined) {
    const problem = /^\s*</.test(body) ? 'html' : 'notJson';
    return {kind: 'problem', problem};
  }
  const read = envelope.safeParse(json);
  if (!read.success) {
    return {kind: 'problem', problem: 'wrongShape'};
  }
  const {code, message, data} = read.data;
  const short = {code, message: message.slice(0, MESSAGE_LIMIT)};
  if (code !== 200) {
    return {kind: 'envelope', envelope: short};
  }
  const schema: z.ZodMiniType = answerSchemas[name];
  const content = schema.safeParse(data);
  return content.success
    ? {
        kind: 'envelope',
        envelope: {...short, data: content.data as AnswerData[Name]},
      }
    : {kind: 'problem', problem: 'wrongShape'};
}
