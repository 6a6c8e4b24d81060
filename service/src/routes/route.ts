import * as z from 'zod';
import type {Config} from '../config';
import type {SendUpstream} from '../upstream';

export interface Tools {
  config: Config;
  send: SendUpstream;
}

/** Rate limit: `token` is the configured one, `poll` ten times as much, `docs` that of the MCP server, `free` has none. */
export type Budget = 'token' | 'poll' | 'docs' | 'free';

const noFields = z.strictObject({});

interface RouteOf<Input extends z.ZodType, Answer extends z.ZodType> {
  method: 'GET' | 'POST';
  /** A segment that starts with a colon is a field of the input. */
  path: string;
  alsoAt?: readonly string[];
  summary: string;
  /** `token` by default. */
  budget?: Budget;
  /** Fields of the query, or of a JSON or form body; none by default. */
  input?: Input;
  answer: Answer;
  /** The answer is sent as it is instead of as JSON. */
  contentType?: 'image/svg+xml';
  /** `error` is an object, as in Microsoft Graph. */
  graphErrors?: true;
  handle: (
    input: z.output<Input>,
    tools: Tools,
  ) => z.input<Answer> | Promise<z.input<Answer>>;
}

/** A route of any input and answer; `route` has checked its types. */
export interface Route extends Omit<RouteOf<z.ZodType, z.ZodType>, 'handle'> {
  budget: Budget;
  input: z.ZodType;
  handle: (input: unknown, tools: Tools) => unknown;
}

/** The schemas of a route also make its description. Fields that `answer` does not have are not sent. */
export function route<
  Answer extends z.ZodType,
  Input extends z.ZodType = typeof noFields,
>({handle, ...rest}: RouteOf<Input, Answer>): Route {
  return {
    budget: 'token',
    input: noFields,
    ...rest,
    handle: async (input, tools) =>
      rest.answer.parse(await handle(input as z.output<Input>, tools)),
  };
}
