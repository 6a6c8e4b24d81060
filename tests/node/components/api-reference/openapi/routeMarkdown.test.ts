import {routeMarkdown} from '../../../../../src/components/api-reference/openapi/routeMarkdown';
import {routeView} from '../../../../../src/components/api-reference/openapi/routeView';
import {describedApi} from '../../../../support/describedApi';

const description = describedApi();

const messages = {
  who: 'Who',
  permission: 'Permission',
  since: 'Since',
  parameters: 'Parameters',
  noParameters: 'No parameters.',
  wholeBody: 'the whole body',
  place: 'In',
  sample: 'Sample',
  answer: 'Answer',
  answerNull: 'data is null.',
  answerExample: 'Example',
  errors: 'Errors',
  commonErrors: 'Shared errors',
  cause: 'Cause',
  field: 'Field',
  type: 'Type',
  meaning: 'Meaning',
  required: 'required',
  placeName: (place: string) => place,
};

const address = 'https://docs.example/guide/api/#common-errors';

const markdownOf = (path: string) =>
  routeMarkdown(routeView(description, path), messages, address);

test('a copied route has an example of its answer', () => {
  expect(markdownOf('/api/label/get')).toContain('"bg_color": "#2f6f6a"');
  expect(markdownOf('/api/fs/mkdir')).toContain(
    '{ "code": 200, "message": "success", "data": null }',
  );
});

test('a copied route lists its own errors and links to those it shares', () => {
  const markdown = markdownOf('/api/task/{type}/info');
  expect(markdown).toContain('| 404 | `task not found` |');
  expect(markdown).toContain(`[Shared errors](${address})`);
  expect(markdown).not.toContain('token is invalidated');
});

test('a route of another protocol shares no errors', () => {
  expect(markdownOf('/dav/{path}')).not.toContain('Shared errors');
});
