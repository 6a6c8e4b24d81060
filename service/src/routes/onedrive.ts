import * as z from 'zod';
import {ServiceError} from '../errors';
import {callOf, requestOf, zoneOf} from '../providers';
import {runCodeFlow} from './codes';
import {fields} from './fields';
import {route} from './route';
import type {Route} from './route';
import {refuse, tokensAnswer} from './tokens';

const packedClient = z.strictObject({
  client_id: fields.client_id,
  client_secret: fields.client_secret,
  zone: z
    .literal('')
    .transform(() => 'global' as const)
    .or(fields.zone),
});

/** Older pages send `base64("id::secret::zone")`. */
function unpackClient(packed: string): z.output<typeof packedClient> {
  try {
    const [client_id = '', client_secret = '', zone = '', ...more] =
      atob(packed).split('::');
    if (more.length === 0) {
      return packedClient.parse({client_id, client_secret, zone});
    }
  } catch {
    // Invalid, like a wrong number of fields.
  }
  throw new ServiceError('invalid_request', 'client is not in its form', {
    fields: {client: 'base64 of client id, client secret and zone'},
  });
}

export const onedriveRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/alist/onedrive/get_refresh_token',
    summary: 'Exchanges a code of OneDrive, with the client in one field',
    input: z.strictObject({
      code: fields.code,
      client: z.string().max(2048).default(''),
      redirect_uri: fields.redirect_uri,
      code_verifier: fields.code_verifier.optional(),
    }),
    answer: tokensAnswer,
    handle: ({client, ...input}, tools) => {
      const {zone, ...own} = unpackClient(client);
      return runCodeFlow(
        'onedrive',
        {grant_type: 'authorization_code', ...input, ...own},
        tools,
        zone,
      );
    },
  }),
  route({
    method: 'POST',
    path: '/alist/onedrive/get_site_id',
    summary: 'Looks up the id of a SharePoint site at Microsoft Graph',
    input: z.strictObject({
      site_url: fields.site_url,
      access_token: fields.access_token,
      zone: fields.zone,
    }),
    answer: z.object({id: z.string()}),
    graphErrors: true,
    handle: async ({site_url, access_token, zone}, {send}) => {
      const answer = await send(
        callOf(
          requestOf('onedrive', 'siteId', 'lookup'),
          {accessToken: access_token},
          {graph: zoneOf(zone).graph, ...site_url},
        ),
      );
      const {id} = answer.json;
      return typeof id === 'string' && answer.status < 400
        ? {id}
        : refuse(answer);
    },
  }),
];
