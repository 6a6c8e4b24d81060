import {routeMarkdown} from './openapi/routeMarkdown';
import type {RouteView} from './openapi/routeView';
import {columnNames, words} from '../product-tables/messages';
import {apiMessages, placeName} from './messages';

/** The description of a route as Markdown, in the language of the page. */
export function routeAsMarkdown(
  route: RouteView,
  commonErrorsAddress: string,
): string {
  const messages = {
    who: apiMessages.who(),
    permission: apiMessages.permission(),
    since: apiMessages.since(),
    parameters: apiMessages.parameters(),
    noParameters: apiMessages.noParameters(),
    wholeBody: apiMessages.wholeBody(),
    place: apiMessages.place(),
    sample: apiMessages.sample(),
    answer: apiMessages.answer(),
    answerNull: apiMessages.answerNull(),
    answerExample: apiMessages.answerExample(),
    errors: apiMessages.errors(),
    commonErrors: apiMessages.commonErrors(),
    cause: apiMessages.cause(),
    field: columnNames.field(),
    type: columnNames.type(),
    meaning: columnNames.meaning(),
    required: words.required(),
    placeName,
  };
  return routeMarkdown(route, messages, commonErrorsAddress);
}
