import type * as z from 'zod';
import type {Config} from '../config';
import type {AskUpstream} from '../upstream';

/** What a route may use. */
export interface Tools {
  config: Config;
  ask: AskUpstream;
}

/** How often a route may be asked: `token` counts towards the limit, `poll` towards ten times as much, `free` not at all. */
export type Budget = 'token' | 'poll' | 'free';

interface RouteOf<Input extends z.ZodType, Answer extends z.ZodType> {
  method: 'GET' | 'POST';
  /** A part that begins with a colon is a field of the input. */
  path: string;
  /** Spellings that older clients use. */
  alsoAt?: readonly string[];
  summary: string;
  budget: Budget;
  /** Fields of the query, or of a JSON or form body. */
  input: Input;
  answer: Answer;
  /** Sent as it is instead of as JSON. */
  contentType?: 'image/svg+xml';
  /** `error` is an object with a message, as Microsoft Graph has it. */
  graphErrors?: true;
  handle: (
    input: z.output<Input>,
    tools: Tools,
  ) => z.input<Answer> | Promise<z.input<Answer>>;
}

/** A route whose types were checked where it was written. */
export interface Route extends Omit<RouteOf<z.ZodType, z.ZodType>, 'handle'> {
  handle: (input: unknown, tools: Tools) => unknown;
}

/** Checks what comes in with the same schemas the description is made from, and sends out nothing that is not in them. */
export function route<Input extends z.ZodType, Answer extends z.ZodType>({
  handle,
  ...rest
}: RouteOf<Input, Answer>): Route {
  return {
    ...rest,
    handle: async (input, tools) =>
      rest.answer.parse(await handle(input as z.output<Input>, tools)),
  };
}
