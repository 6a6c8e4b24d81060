import type {Locale} from '../../../config/locales';
import type {Api, Route} from '../../../data/api/schema';
import type {PermissionsRecords} from '../../../data/permissions/schema';
import {localize} from '../../../lib/localize';
import {pathItem} from './operation';
import {SAMPLE_SERVER} from './sampleRequest';
import {envelopeSchema, schemaOfFields} from './schemas';
import type {Description, Schema} from './types';
import {descriptionMessages} from './descriptionMessages';

export interface ApiFacts {
  api: Api;
  routes: readonly Route[];
  permissions: PermissionsRecords;
}

/** The HTTP API of a release of AList as an OpenAPI 3.1 document; `home` is the address of its pages. */
export function describeApi(
  facts: ApiFacts,
  locale: Locale,
  {version, home}: {version: string; home: string},
): Description {
  const api = localize(facts.api, locale);
  const messages = descriptionMessages[locale];
  const permissions = Object.fromEntries(
    facts.permissions.bits.map(({key, label}) => [key, label[locale]]),
  );
  const groupTitles = Object.fromEntries(
    api.groups.map(({group, title}) => [group, title]),
  );
  const objects = api.objects.map(({name, note, fields}): [string, Schema] => [
    name,
    {...schemaOfFields(fields), description: note},
  ]);
  const notes = [...api.notes, ...api.envelope.notes, ...api.auth.notes];
  const description: Description = {
    openapi: '3.1.0',
    info: {
      title: messages.title,
      version: version.replace(/^v/, ''),
      description: notes.map((note) => `- ${note}`).join('\n'),
    },
    externalDocs: {url: home},
    servers: [{url: SAMPLE_SERVER, description: messages.server}],
    tags: api.groups.map(({group, title}) => ({
      name: title,
      description: group,
    })),
    security: [],
    paths: Object.fromEntries(
      facts.routes.map((route) => [
        route.path,
        pathItem(localize(route, locale), {
          api,
          messages,
          permissions,
          groupTitles,
        }),
      ]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(objects),
        Error: envelopeSchema(api.envelope, messages.errorEnvelope, {
          type: 'null',
        }),
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: api.auth.header,
          description: messages.token,
        },
        account: {type: 'http', scheme: 'basic', description: messages.webdav},
        s3Signature: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: messages.s3,
        },
      },
    },
  };
  // JSON leaves out what is `undefined`.
  return JSON.parse(JSON.stringify(description)) as Description;
}
