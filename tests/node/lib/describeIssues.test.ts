import * as z from 'zod';
import {parseOrThrow} from '../../../src/lib/describeIssues';

const schema = z.strictObject({
  name: z.string().min(2),
  kind: z.enum(['local', 'cloud']).default('local'),
  port: z.number().min(1).optional(),
  options: z
    .array(z.strictObject({label: z.strictObject({zh: z.string()})}))
    .default([]),
  since: z.string().regex(/^v\d/, 'a tag such as "v3.1.0"').optional(),
});

function complaint(value: unknown): string {
  try {
    parseOrThrow(schema, value, 'drivers/local.json');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing to complain about';
}

test('a valid value is accepted, completed', () => {
  expect(parseOrThrow(schema, {name: 'Local'}, 'local.json')).toEqual({
    name: 'Local',
    kind: 'local',
    options: [],
  });
});

/** What an author reads, and what is written. */
const complaints: Readonly<Record<string, unknown>> = {
  'name: found nothing, expected a value of type string; fix: add the field.':
    {},
  'port: found "x", expected a value of type number; fix: correct the type, or remove the field if it is optional.':
    {name: 'Local', port: 'x'},
  'kind: found "disk", expected one of "local", "cloud"; fix: use one of these values.':
    {name: 'Local', kind: 'disk'},
  'name: found "L", expected at least 2 (string); fix: write a longer or larger value.':
    {name: 'L'},
  'the value: found {"name":"Local","nmae":1,"knid":2}, expected no such field; fix: remove or correct "nmae", "knid".':
    {name: 'Local', nmae: 1, knid: 2},
  'since: found "3.1", expected a tag such as "v3.1.0"; fix: write the value in that form.':
    {name: 'Local', since: '3.1'},
  'options[1].label.zh: found 3, expected a value of type string; fix: correct the type, or remove the field if it is optional.':
    {name: 'Local', options: [{label: {zh: ''}}, {label: {zh: 3}}]},
  'the value: found 7, expected a value of type object; fix: correct the type, or remove the field if it is optional.': 7,
};

test.each(Object.entries(complaints))(
  'an author reads file, field, found, expected and fix: %s',
  (line, value) => {
    expect(complaint(value)).toBe(`drivers/local.json: ${line}`);
  },
);

test('an author reads every mistake at once, one a line', () => {
  const lines = complaint({name: 1, kind: 2, port: 0}).split('\n');
  expect(lines.map((line) => line.split(': ')[1])).toEqual([
    'name',
    'kind',
    'port',
  ]);
});

test('an author is not shown pages of what was found', () => {
  const line = complaint({name: 'Local', kind: 'x'.repeat(500)});
  expect(line).toContain(`found "${'x'.repeat(76)}..., expected`);
});
