import type {Locale} from '../../../config/locales';
import type {Api, Route} from '../../../data/api/schema';
import type {PermissionsRecords} from '../../../data/permissions/schema';
import {localize} from '../../../lib/localize';
import {pathItem} from './operation';
import {envelopeSchema, schemaOfFields} from './schemas';
import type {Description, Schema} from './types';
import {descriptionWords} from './texts';

/** What is described, in both languages. */
export interface ApiFacts {
  api: Api;
  routes: readonly Route[];
  permissions: PermissionsRecords;
}

/** Where a server is found before its owner says so: the product's own port on this machine. */
export const SAMPLE_SERVER = 'http://127.0.0.1:5244';

/**
 * The HTTP interface of the product as an OpenAPI 3.1 document.
 *
 * @param version of the product, as its releases spell it
 * @param home address of the pages that explain it
 */
export function describeApi(
  facts: ApiFacts,
  locale: Locale,
  {version, home}: {version: string; home: string},
): Description {
  const api = localize(facts.api, locale);
  const words = descriptionWords[locale];
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
  return {
    openapi: '3.1.0',
    info: {
      title: words.title,
      version: version.replace(/^v/, ''),
      description: notes.map((note) => `- ${note}`).join('\n'),
    },
    externalDocs: {url: home},
    servers: [{url: SAMPLE_SERVER, description: words.server}],
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
          words,
          permissions,
          groupTitles,
        }),
      ]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(objects),
        Error: envelopeSchema(api.envelope, words.errorEnvelope, {
          type: 'null',
        }),
      },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: api.auth.header,
          description: words.token,
        },
        account: {type: 'http', scheme: 'basic', description: words.webdav},
        s3Signature: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: words.s3,
        },
      },
    },
  };
}
