import {translate} from '@docusaurus/Translate';
import type {ParameterView} from './openapi/routeView';

export function placeName(place: ParameterView['in']): string {
  return {
    path: translate({message: 'Path'}),
    query: translate({message: 'Query'}),
    header: translate({message: 'Header'}),
    body: translate({message: 'Body'}),
  }[place];
}

/** Messages that the pages and the copied Markdown share. */
export const apiMessages = {
  who: () => translate({message: 'Who may call it'}),
  permission: () => translate({message: 'Permission'}),
  since: () => translate({message: 'Since'}),
  parameters: () => translate({message: 'Parameters'}),
  noParameters: () => translate({message: 'No parameters.'}),
  contentType: (type: string) =>
    translate({message: 'The body is sent as {type}.'}, {type}),
  wholeBody: () => translate({message: 'the whole body'}),
  optional: () => translate({message: 'Not in every answer.'}),
  place: () => translate({message: 'In'}),
  sample: () =>
    translate({
      id: 'api.sample',
      message: 'Request',
      description: 'Title above a request in several languages',
    }),
  answer: () => translate({message: 'Response'}),
  answerNull: () => translate({message: 'data is null.'}),
  answerExample: () => translate({message: 'Example response'}),
  errors: () => translate({message: 'Errors'}),
  noErrors: () => translate({message: 'None of its own.'}),
  commonErrors: () => translate({message: 'Errors that many routes share'}),
  routesFor: () => translate({message: 'Routes for'}),
  everyRoute: () => translate({message: 'every route'}),
  cause: () => translate({message: 'Cause'}),
};
