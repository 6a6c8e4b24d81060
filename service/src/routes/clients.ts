import * as z from 'zod';
import {providerClients, zoneClients} from '../config';
import type {Client, ClientName, Config} from '../config';
import {ServiceError} from '../errors';
import type {Zone} from '../providers';
import {route} from './route';
import type {Route} from './route';

export type ServiceProvider = keyof typeof providerClients | 'onedrive';

export const clientName = (
  provider: ServiceProvider,
  zone: Zone,
): ClientName =>
  provider === 'onedrive' ? zoneClients[zone] : providerClients[provider];

interface GivenClient {
  client_id?: string | undefined;
  client_secret?: string | undefined;
}

/** How a client authenticates: with its secret, with the secret if it has one, or by other means. */
export type Proof = 'secret' | 'secretIfAny' | 'other';

export function defaultClient(config: Config, name: ClientName): Client {
  const client = config.clients[name];
  if (client === undefined) {
    throw new ServiceError(
      'client_not_configured',
      'This service has no application of its own for this provider; use your own client_id and client_secret',
    );
  }
  return client;
}

/** The application in the request, or else the service's own. */
export function resolveClient(
  config: Config,
  name: ClientName,
  {client_id: id, client_secret: secret}: GivenClient,
  proof: Proof,
): Client {
  if (id === undefined && secret !== undefined) {
    throw new ServiceError('invalid_request', 'client_id is missing', {
      fields: {client_id: 'needed together with client_secret'},
    });
  }
  if (
    id === undefined ||
    (secret === undefined && id === config.clients[name]?.id)
  ) {
    const client = defaultClient(config, name);
    if (proof === 'secret' && client.secret === undefined) {
      throw new ServiceError(
        'client_not_configured',
        'This service does not have the secret of its application for this provider',
      );
    }
    return client;
  }
  if (proof === 'secret' && secret === undefined) {
    throw new ServiceError('invalid_request', 'client_secret is missing', {
      fields: {client_secret: 'needed together with client_id'},
    });
  }
  return {id, secret};
}

const listed: readonly [string, ClientName][] = Object.entries({
  ...providerClients,
  ...zoneClients,
});

/** A page needs the client ID, which is no secret, to send a reader to the provider. */
export const clientRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/alist/clients',
    summary:
      'The providers, or national clouds of Microsoft, for which this service has an application of its own, with its client id',
    budget: 'poll',
    answer: z.object({clients: z.record(z.string(), z.string())}),
    handle: (_input, {config}) => ({
      clients: Object.fromEntries(
        listed.flatMap(([key, name]) => {
          const id = config.clients[name]?.id;
          return id === undefined ? [] : [[key, id]];
        }),
      ),
    }),
  }),
];
