import {jsonText} from '../../../../../src/components/api-reference/openapi/jsonText';

test('what is short stays on one line', () => {
  expect(jsonText({code: 200, message: 'success', data: null})).toBe(
    '{ "code": 200, "message": "success", "data": null }',
  );
  expect(jsonText({content: [], total: 0})).toBe(
    '{ "content": [], "total": 0 }',
  );
});

test('what is long takes a line for each of its items', () => {
  const file = {name: 'readme.txt', modified: '2026-11-22T07:32:11.898Z'};
  const value = {code: 200, data: {content: [file], provider: 'Local'}};
  expect(jsonText(value)).toBe(
    [
      '{',
      '  "code": 200,',
      '  "data": {',
      '    "content": [',
      '      {',
      '        "name": "readme.txt",',
      '        "modified": "2026-11-22T07:32:11.898Z"',
      '      }',
      '    ],',
      '    "provider": "Local"',
      '  }',
      '}',
    ].join('\n'),
  );
  expect(JSON.parse(jsonText(value))).toEqual(value);
});
