import * as z from 'zod/mini';
import type texts from '../checks/textRecords.json';

/** Every request has a text. */
export type RequestName = keyof typeof texts.requests;

// The compiler of zod uses eval, which the content policy refuses.
z.config({jitless: true});

const text = z.string();
/** No answer of AList has a number beyond these; such a one would be shown as nonsense. */
const whole = z.int();
const count = whole.check(z.nonnegative());
/** Seconds since 1970, up to the year 2100. */
const time = count.check(z.maximum(4_102_444_800));

const account = z.object({
  username: text,
  base_path: z.nullish(text),
  permissions: z.nullish(z.array(z.object({path: text, permission: count}))),
  /** Before roles, of the account itself; the bits are the same. */
  permission: z.catch(z.optional(count), undefined),
});

const file = z.object({
  is_dir: z.boolean(),
  virtual_path: z.nullish(text),
  size: whole,
  sign: z.optional(text),
  raw_url: text,
  provider: z.optional(text),
});

const whetherSet = z.pipe(
  text,
  z.transform((value) => (value === '' ? '' : 'set')),
);

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({content: z.nullable(z.array(item))});

/** What the page reads of an answer. Everything else of it is dropped when it arrives. */
const answerSchemas = {
  settings: z.object({
    version: text.check(z.maxLength(100)),
    allow_register: z.optional(text),
  }),
  guest: account,
  clock: z.array(z.object({last_active: time})),
  listing: z.object({total: count, write: z.boolean()}),
  file,
  fileWithToken: file,
  admin: account,
  adminStorages: listOf(
    z.object({
      mount_path: text,
      driver: text,
      status: text,
      disabled: z.boolean(),
      enable_sign: z.optional(z.boolean()),
    }),
  ),
  adminSettings: z.array(z.object({key: text, value: text})),
  adminUsers: listOf(
    z.object({username: text, base_path: text, disabled: z.boolean()}),
  ),
  adminMetas: listOf(
    z.object({
      path: text,
      password: whetherSet,
      p_sub: z.boolean(),
      write: z.boolean(),
    }),
  ),
  adminIndex: z.object({
    error: text,
    obj_count: z.optional(count),
    is_done: z.optional(z.boolean()),
  }),
  uploadFolder: z.object({is_dir: z.boolean(), provider: z.nullish(text)}),
} satisfies Partial<Record<RequestName, z.ZodMiniType>>;

type Schemas = typeof answerSchemas;

export type AnswerData = {
  [Name in RequestName]: Name extends keyof Schemas
    ? z.output<Schemas[Name]>
    : unknown;
};

const schemaOf = (name: RequestName): z.ZodMiniType =>
  Object.hasOwn(answerSchemas, name)
    ? answerSchemas[name as keyof Schemas]
    : z.unknown();

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
  const content = schemaOf(name).safeParse(data);
  return content.success
    ? {
        kind: 'envelope',
        envelope: {...short, data: content.data as AnswerData[Name]},
      }
    : {kind: 'problem', problem: 'wrongShape'};
}
