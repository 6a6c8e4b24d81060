import {addressOf} from '../../../../src/lib/address';
import {labelsIn} from '../labels';
import {defineAskedTool, nearNames, words} from '../tool';
import {ToolProblem} from '../toolProblem';
import {readPage} from './readPage';

/** A path as clients have it: with a host, a query or without `/api`. */
const pathIn = (text: string) =>
  text
    .replace(/^(?:[A-Z]+\s+)?(?:https?:\/\/[^/]+)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/^(?!\/)/, '/');

export const apiRoute = defineAskedTool({
  name: 'api_route',
  title: 'Look up a route of the HTTP API',
  description:
    'Describes a route of the AList HTTP API, such as /api/fs/list: who may call it, parameters, fields of the answer, example and errors. The status is 200 for errors, too; the field code counts.',
  fields: {path: words(200, 'Path of the route, such as /api/fs/put.')},
  question: 'path',
  answer: async (docs, {path}, locale) => {
    const {routes, routeGroups, version} = await docs.facts();
    const wanted = pathIn(path);
    const found = routes.filter((route) =>
      [wanted, `/api${wanted}`].includes(route.path),
    );
    if (found.length === 0) {
      const near = nearNames(
        routes,
        (route) => [route.path, route.note.en, route.note.zh],
        path,
      );
      throw new ToolProblem(
        `AList ${version} has no such route.${near} search_docs finds routes by what they do.`,
      );
    }
    const sections = found.map(async ({path: heading, group, destructive}) => {
      const page = routeGroups.find((one) => one.group === group)?.page;
      const section = await readPage.answer(docs, {
        path: addressOf(`/${page ?? 'guide/api/'}`, locale),
        section: heading,
      });
      return destructive === true
        ? `${labelsIn(locale)('destructive')}\n${section}`
        : section;
    });
    return (await Promise.all(sections)).join('\n\n');
  },
});
