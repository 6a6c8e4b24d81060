import {translate} from '@docusaurus/Translate';
import type {ParameterView} from './openapi/routeView';

export function placeName(place: ParameterView['in']): string {
  switch (place) {
    case 'path':
      return translate({
        id: 'api.in.path',
        message: 'Path',
        description: 'Where a parameter of a request goes',
      });
    case 'query':
      return translate({
        id: 'api.in.query',
        message: 'Query',
        description: 'Where a parameter of a request goes',
      });
    case 'header':
      return translate({
        id: 'api.in.header',
        message: 'Header',
        description: 'Where a parameter of a request goes',
      });
    case 'body':
      return translate({
        id: 'api.in.body',
        message: 'Body',
        description: 'Where a parameter of a request goes',
      });
  }
}

/** Messages that the pages and the copied Markdown share. */
export const apiMessages = {
  who: () =>
    translate({
      id: 'api.who',
      message: 'Who may call it',
      description: 'Before the accounts that a route is open to',
    }),
  permission: () =>
    translate({
      id: 'api.permission',
      message: 'Permission',
      description: 'Before the right that an account needs for a route',
    }),
  since: () =>
    translate({
      id: 'api.since',
      message: 'Since',
      description: 'Before the first release that has a route',
    }),
  parameters: () =>
    translate({
      id: 'api.parameters',
      message: 'Parameters',
      description: 'Title of the table of what a request carries',
    }),
  noParameters: () =>
    translate({
      id: 'api.noParameters',
      message: 'No parameters.',
      description: 'In place of the table of what a request carries',
    }),
  contentType: (type: string) =>
    translate(
      {
        id: 'api.contentType',
        message: 'The body is sent as {type}.',
        description: 'Above the table of parameters, where it is not JSON',
      },
      {type},
    ),
  wholeBody: () =>
    translate({
      id: 'api.wholeBody',
      message: 'the whole body',
      description: 'In place of the name of a parameter',
    }),
  optional: () =>
    translate({
      id: 'api.optional',
      message: 'Not in every answer.',
      description: 'A field that answers leave out at times',
    }),
  place: () =>
    translate({
      id: 'api.column.in',
      message: 'In',
      description: 'Column of the table of parameters: where it goes',
    }),
  sample: () =>
    translate({
      id: 'api.sample',
      message: 'Request',
      description: 'Title above a request in several languages',
    }),
  answer: () =>
    translate({
      id: 'api.answer',
      message: 'Response',
      description: 'Title of what a route answers',
    }),
  answerNull: () =>
    translate({
      id: 'api.answer.null',
      message: 'data is null.',
      description: 'A route that answers nothing but success',
    }),
  answerExample: () =>
    translate({
      id: 'api.answer.example',
      message: 'Example response',
      description: 'Above an example of an answer',
    }),
  errors: () =>
    translate({
      id: 'api.errors',
      message: 'Errors',
      description: 'Title of the table of errors of a route',
    }),
  noErrors: () =>
    translate({
      id: 'api.errors.none',
      message: 'None of its own.',
      description: 'In place of the table of errors of a route',
    }),
  commonErrors: () =>
    translate({
      id: 'api.errors.shared',
      message: 'Errors that many routes share',
      description:
        'Name of the list of errors that is the same for many routes',
    }),
  routesFor: () =>
    translate({
      id: 'api.column.routesFor',
      message: 'Routes for',
      description:
        'Column of the list of shared errors: the accounts that the routes are open to',
    }),
  everyRoute: () =>
    translate({
      id: 'api.everyRoute',
      message: 'every route',
      description: 'An error that does not depend on the kind of route',
    }),
  cause: () =>
    translate({
      id: 'api.column.cause',
      message: 'Cause',
      description: 'Column of the table of errors',
    }),
};
