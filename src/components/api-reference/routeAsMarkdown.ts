import {routeMarkdown} from './openapi/routeMarkdown';
import type {RouteView} from './openapi/routeView';
import {columnNames, words} from '../product-tables/messages';
import {apiWords, placeName} from './messages';

/** All that a page says of a route, as Markdown in its language. */
export function routeAsMarkdown(route: RouteView): string {
  return routeMarkdown(route, {
    who: apiWords.who(),
    permission: apiWords.permission(),
    since: apiWords.since(),
    parameters: apiWords.parameters(),
    noParameters: apiWords.noParameters(),
    wholeBody: apiWords.wholeBody(),
    place: apiWords.place(),
    sample: apiWords.sample(),
    answer: apiWords.answer(),
    answerNull: apiWords.answerNull(),
    errors: apiWords.errors(),
    cause: apiWords.cause(),
    field: columnNames.field(),
    type: columnNames.type(),
    meaning: columnNames.meaning(),
    required: words.required(),
    placeName,
  });
}
