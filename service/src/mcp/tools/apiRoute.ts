import * as z from 'zod';
import {withLikeNames} from '../../../../src/components/search/engine/likeNames';
import type {Locale} from '../../../../src/config/locales';
import type {Route} from '../../../../src/data/api/schema';
import {addressOf} from '../../../../src/lib/address';
import {labelsIn} from '../labels';
import {
  ANSWER_LIMIT,
  answerLanguage,
  cutText,
  defineTool,
  language,
  MAX_NEAR,
  nearNames,
} from '../tool';
import {ToolProblem} from '../toolProblem';

function described(route: Route, locale: Locale, page: string): string {
  const label = labelsIn(locale);
  const request = route.request.map((parameter) => {
    const facts = [
      parameter.in,
      parameter.type,
      label(parameter.required ? 'required' : 'optional'),
      ...(parameter.values === undefined
        ? []
        : [`${label('values')} ${parameter.values.join(', ')}`]),
    ];
    const note =
      parameter.note === undefined ? '' : `: ${parameter.note[locale]}`;
    return `- \`${parameter.name ?? 'body'}\` (${facts.join('; ')})${note}`;
  });
  const fields = (route.data?.fields ?? []).map(
    ({name, type, note}) =>
      `- \`${name}\` (${type})${note === undefined ? '' : `: ${note[locale]}`}`,
  );
  const errors = (route.errors ?? []).map(
    ({code, message, text}) =>
      `- ${code}${message === undefined ? '' : ` \`${message}\``}: ${text[locale]}`,
  );
  const part = (title: string, rows: readonly string[]) =>
    rows.length === 0 ? [] : ['', `## ${title}`, ...rows];
  return [
    `# ${route.methods.join(', ')} ${route.path}`,
    page,
    '',
    route.note[locale],
    `- ${label('caller')}: ${route.auth}`,
    ...(route.permission === undefined
      ? []
      : [`- ${label('permission')}: ${route.permission}`]),
    ...(route.contentType === undefined
      ? []
      : [`- ${label('contentType')}: ${route.contentType}`]),
    ...(route.since === undefined
      ? []
      : [`- ${label('since')}: ${route.since}`]),
    ...(route.destructive === true ? [`- ${label('destructive')}`] : []),
    ...part(label('request'), request),
    ...part(label('data'), fields),
    ...(route.response === undefined
      ? []
      : ['', `## ${label('answer')}`, route.response[locale]]),
    ...(route.exampleData === undefined
      ? []
      : part(label('example'), [
          '```json',
          JSON.stringify(route.exampleData),
          '```',
        ])),
    ...part(label('errors'), errors),
  ].join('\n');
}

/** A path as clients have it: with a host, a query or without `/api`. */
const pathIn = (text: string) =>
  text
    .replace(/^(?:[A-Z]+\s+)?(?:https?:\/\/[^/]+)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/^(?!\/)/, '/');

export const apiRoute = defineTool({
  name: 'api_route',
  title: 'Look up a route of the HTTP API',
  description:
    'Describes a route of the AList HTTP API, such as /api/fs/list: who may call it, parameters, fields of the answer, example and errors. The status is 200 for errors, too; the field code counts.',
  input: z.strictObject({
    path: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe('Path of the route, such as /api/fs/put.'),
    language,
  }),
  answer: async (docs, {path, language: named}) => {
    const locale = answerLanguage(named, path);
    const {routes, routeGroups, site, version} = await docs.facts();
    const wanted = pathIn(path);
    const found = routes.filter((route) =>
      [wanted, `/api${wanted}`].includes(route.path),
    );
    if (found.length === 0) {
      const near = withLikeNames(
        routes,
        (route) => [route.path, route.note.en, route.note.zh],
        path,
        MAX_NEAR,
      );
      throw new ToolProblem(
        `AList ${version} has no such route.${nearNames(near.map((route) => route.path))} search_docs finds routes by what they do.`,
      );
    }
    return cutText(
      found
        .map((route) => {
          const page = routeGroups.find(({group}) => group === route.group);
          return described(
            route,
            locale,
            `${site}${addressOf(`/${page?.page ?? 'guide/api/'}`, locale)}`,
          );
        })
        .join('\n\n'),
      ANSWER_LIMIT,
      labelsIn(locale)('more'),
    );
  },
});
