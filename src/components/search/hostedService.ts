import * as z from 'zod';
import {variablesTogether, type Environment} from '../../lib/environment';
import type {HostedService} from './hostedHost';

const variables = z.strictObject({
  SEARCH_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'an application id of letters and digits'),
  SEARCH_KEY: z
    .string()
    .regex(/^[\w=+/-]+$/, 'a key of the kind that may only search'),
  SEARCH_INDEX: z
    .string()
    .regex(/^[\w-]+$/, 'the name of an index')
    .optional(),
});

/** The hosted search service, from the environment of the build; `undefined` if none of its variables is set. Throws if only some are right. */
export function hostedService(
  environment: Environment,
  index: string,
): HostedService | undefined {
  const found = variablesTogether(variables, environment, 'search');
  return (
    found && {
      applicationId: found.SEARCH_APP_ID,
      searchKey: found.SEARCH_KEY,
      index: found.SEARCH_INDEX ?? index,
    }
  );
}
