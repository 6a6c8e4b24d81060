import * as z from 'zod';
import type {Locale} from '../../config/locales';
import {site} from '../../config/site';
import type {Api, AuthKind, Route} from '../../data/api/schema';
import {describeApi} from '../../components/api-reference/openapi/description';
import {jsonText} from '../../components/api-reference/openapi/jsonText';
import {shownMethods} from '../../components/api-reference/openapi/operation';
import {routeId} from '../../components/api-reference/openapi/routeId';
import {
  routeView,
  type RouteView,
} from '../../components/api-reference/openapi/routeView';
import type {RouteCode} from '../../components/api-reference/routeCode';
import {SAMPLE_SERVER} from '../../components/api-reference/openapi/sampleRequest';
import {samplesOf} from '../../components/api-reference/openapi/samples';
import {sampleTabs} from '../../components/api-reference/openapi/sampleTabs';
import {highlight} from '../code/highlight';
import {block, pick} from './block';
import type {Facts} from './readFacts';

export interface Section {
  id: string;
  title: string;
  props: {route: RouteView; code: RouteCode};
}

const apiRoutes = z.strictObject({
  group: z.string().min(1),
  only: z.string().min(1).optional(),
});

function chosenRoutes(
  {api, routes}: Facts,
  {group, only}: z.infer<typeof apiRoutes>,
): Route[] {
  pick(api.groups, (entry) => entry.group, group);
  const inGroup = routes.filter((route) => route.group === group);
  return only === undefined
    ? inGroup
    : only
        .split(',')
        .map((path) => pick(inGroup, (route) => route.path, path.trim()));
}

function highlightedCode({request, example}: RouteView): RouteCode {
  const html = (text: string, language: string) =>
    highlight(text, language, {marks: new Map()});
  const samples =
    request === undefined ? undefined : samplesOf(request, SAMPLE_SERVER);
  return {
    samples:
      samples &&
      sampleTabs.map(({id, language}) => html(samples[id], language)),
    example:
      example === undefined ? undefined : html(jsonText(example), 'json'),
  };
}

/** A block that becomes a heading and a block for each route, so that each is in the table of contents. */
export const apiRoutesBlock = {
  attributes: apiRoutes,
  name: 'ApiRoute',
  module: '@site/src/components/api-reference/ApiRoute',
  sections: (
    facts: Facts,
    attributes: z.infer<typeof apiRoutes>,
    locale: Locale,
  ): Section[] => {
    const description = describeApi(facts, locale, {
      version: facts.productVersion,
      home: site.url,
    });
    return chosenRoutes(facts, attributes).map(({path}) => {
      const route = routeView(description, path);
      return {
        id: routeId(path),
        title: path,
        props: {route, code: highlightedCode(route)},
      };
    });
  },
} as const;

function routeIndex({api, routes}: Facts, names: readonly string[]) {
  return names.map((name) => {
    const {group, title, page} = pick(api.groups, (entry) => entry.group, name);
    return {
      title,
      page,
      routes: routes
        .filter((route) => route.group === group)
        .map((route) => ({
          id: routeId(route.path),
          path: route.path,
          methods: shownMethods(route),
          note: route.note,
        })),
    };
  });
}

export type RouteIndex = ReturnType<typeof routeIndex>;

/** The accounts that routes of these kinds are open to; none where the kind does not matter. */
function accountsOf({auth}: Api, kinds: readonly AuthKind[]) {
  const titles = auth.kinds
    .filter(({kind}) => kinds.includes(kind))
    .map(({title}) => title);
  return kinds.includes('none')
    ? []
    : titles.filter(
        (title, index) => titles.findIndex(({en}) => en === title.en) === index,
      );
}

function commonErrors(api: Api) {
  return api.commonErrors.map(({kinds, ...error}) => ({
    ...error,
    who: accountsOf(api, kinds),
  }));
}

export type CommonError = ReturnType<typeof commonErrors>[number];

export const apiBlocks = {
  CommonErrors: block('api-reference/CommonErrors', ({api}) => ({
    errors: commonErrors(api),
  })),
  ApiIndex: block(
    'api-reference/ApiIndex',
    (facts, {groups}) => ({
      groups: routeIndex(
        facts,
        groups === undefined
          ? facts.api.groups.map(({group}) => group)
          : groups.split(',').map((name) => name.trim()),
      ),
    }),
    z.strictObject({groups: z.string().min(1).optional()}),
  ),
};
