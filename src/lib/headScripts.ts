import * as z from 'zod';
import {parseAtDoor} from './describeIssues';
import {variablesSet, type Environment} from './environment';
import {handlesCredentials} from './toolPage';

/** An element of a third party for the head of pages. */
export interface HeadElement {
  tag: 'script' | 'link';
  attributes: Readonly<Record<string, string>>;
}

const address = z
  .url({
    protocol: /^https$/,
    error: 'an address that begins with https://',
  })
  .optional();

const variables = z
  .strictObject({
    HEAD_AD_SCRIPT: address,
    HEAD_ICON_FONT: address,
    HEAD_ANALYTICS_SCRIPT: address,
    /** What the analytics service calls this site. */
    HEAD_ANALYTICS_ID: z.string().optional(),
  })
  .refine(
    ({HEAD_ANALYTICS_ID: id, HEAD_ANALYTICS_SCRIPT: script}) =>
      id === undefined || script !== undefined,
    {
      path: ['HEAD_ANALYTICS_SCRIPT'],
      message: 'the script that HEAD_ANALYTICS_ID is for',
    },
  );

const variableNames = [
  'HEAD_AD_SCRIPT',
  'HEAD_ICON_FONT',
  'HEAD_ANALYTICS_SCRIPT',
  'HEAD_ANALYTICS_ID',
] as const satisfies (keyof z.infer<typeof variables>)[];

function script(src: string | undefined, more = {}): HeadElement[] {
  return src === undefined
    ? []
    : [{tag: 'script', attributes: {src, async: '', ...more}}];
}

/**
 * The advertising script, the icon font's style sheet and the analytics script, from the environment of the build; each is off where
 * its variable is unset or empty.
 *
 * @throws Error naming each variable whose value is not an https address
 */
export function headElements(environment: Environment): HeadElement[] {
  const set = variablesSet(environment, variableNames);
  const found = parseAtDoor(
    variables,
    set,
    'environment variables of the head',
  );
  const id = found.HEAD_ANALYTICS_ID;
  const font = found.HEAD_ICON_FONT;
  return [
    ...script(found.HEAD_AD_SCRIPT),
    ...(font === undefined
      ? []
      : [
          {
            tag: 'link' as const,
            attributes: {rel: 'stylesheet', href: font},
          },
        ]),
    ...script(
      found.HEAD_ANALYTICS_SCRIPT,
      id === undefined ? {} : {'data-website-id': id},
    ),
  ];
}

/** What to do about the elements on arriving at a page. */
export type HeadStep =
  | 'insert'
  | 'nothing'
  /** They run already and cannot be stopped, so the page is loaded anew without them. */
  | 'reload';

/**
 * Pages that handle credentials carry nothing of third parties; every other page carries the elements once.
 *
 * @param isInserted whether they were inserted since the browser loaded a page
 */
export function headStep(pathname: string, isInserted: boolean): HeadStep {
  if (handlesCredentials(pathname)) {
    return isInserted ? 'reload' : 'nothing';
  }
  return isInserted ? 'nothing' : 'insert';
}
