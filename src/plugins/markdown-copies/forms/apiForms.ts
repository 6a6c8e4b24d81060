import type {Heading} from 'mdast';
import {
  routeMarkdown,
  type MarkdownWords,
} from '../../../components/api-reference/openapi/routeMarkdown';
import type {RouteView} from '../../../components/api-reference/openapi/routeView';
import type {FormContext} from './form';
import type {Block} from './nodes';
import type {Say} from './say';

function wordsOf(say: Say): MarkdownWords {
  return {
    who: say('api.who'),
    permission: say('api.permission'),
    since: say('api.since'),
    parameters: say('api.parameters'),
    noParameters: say('api.noParameters'),
    wholeBody: say('api.wholeBody'),
    place: say('api.column.in'),
    sample: say('api.sample'),
    answer: say('api.answer'),
    answerNull: say('api.answer.null'),
    errors: say('api.errors'),
    cause: say('api.column.cause'),
    field: say('facts.column.field'),
    type: say('facts.column.type'),
    meaning: say('facts.column.meaning'),
    required: say('facts.required'),
    placeName: (place) => say(`api.in.${place}`),
  };
}

/** One level below a heading of the page. */
const lower = (block: Block): Block =>
  block.type === 'heading'
    ? {...block, depth: (block.depth + 1) as Heading['depth']}
    : block;

/** Routes as their copy button gives them, below the headings of the page. */
export function routesForm(
  routes: readonly RouteView[],
  {say, read}: FormContext,
): Block[] {
  const words = wordsOf(say);
  return routes.flatMap((route) =>
    read(routeMarkdown(route, words)).map(lower),
  );
}
