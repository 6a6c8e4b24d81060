import * as z from 'zod';
import {buildRequest} from '../buildRequest';
import {ServiceError} from '../errors';
import {requestOf, sharePointHost, zoneOf} from '../providers';
import {runCodeFlow} from './codes';
import * as fields from './fields';
import {route} from './route';
import type {Route} from './route';
import {refuse, tokensAnswer} from './tokens';

const packedClient = z.strictObject({
  client_id: fields.clientId,
  client_secret: fields.clientSecret,
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

/** The service never connects to this address: it sends host and path to Microsoft Graph. */
const siteUrl = z
  .url()
  .max(1024)
  .transform((text, context) => {
    const {protocol, hostname, pathname, port} = new URL(text);
    const path = pathname.replace(/\/+$/, '');
    if (
      protocol !== 'https:' ||
      port !== '' ||
      !sharePointHost.test(hostname)
    ) {
      context.addIssue('an https address of SharePoint');
      return z.NEVER;
    }
    if (path === '') {
      context.addIssue('an address with the path of a site');
      return z.NEVER;
    }
    return {host: hostname, path: path.slice(1)};
  });

export const onedriveRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/alist/onedrive/get_refresh_token',
    summary: 'Exchanges a code of OneDrive, with the client in one field',
    budget: 'token',
    input: z.strictObject({
      code: fields.neededCode,
      client: z.string().max(2048).default(''),
      redirect_uri: fields.redirectUri,
      code_verifier: fields.codeVerifier.optional(),
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
    budget: 'token',
    input: z.strictObject({
      site_url: siteUrl,
      access_token: fields.neededToken,
      zone: fields.zone,
    }),
    answer: z.object({id: z.string()}),
    graphErrors: true,
    handle: async ({site_url, access_token, zone}, {send}) => {
      const answer = await send(
        buildRequest(
          requestOf('onedrive', 'siteId', 'lookup'),
          {},
          {
            places: {graph: zoneOf(zone).graph, ...site_url},
            bearer: access_token,
          },
        ),
      );
      const {id} = answer.json;
      return typeof id === 'string' && answer.status < 400
        ? {id}
        : refuse(answer);
    },
  }),
];
