import {clauses, labelled, sentences} from '../../../lib/punctuation';
import type {FieldView, ParameterView, RouteView} from './routeView';

/** Titles of the text, in the reader's language. */
export interface MarkdownWords {
  who: string;
  permission: string;
  since: string;
  parameters: string;
  noParameters: string;
  wholeBody: string;
  place: string;
  sample: string;
  answer: string;
  answerNull: string;
  errors: string;
  cause: string;
  field: string;
  type: string;
  meaning: string;
  required: string;
  placeName: (place: ParameterView['in']) => string;
}

/** A text in one cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}

function table(header: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join(
    '\n',
  );
}

function meaning(
  {required, note, values, since}: FieldView,
  words: MarkdownWords,
) {
  return clauses([
    ...(required === true ? [words.required] : []),
    ...(note === undefined ? [] : [note]),
    ...(values === undefined
      ? []
      : [values.map((value) => `\`${value}\``).join(', ')]),
    ...(since === undefined ? [] : [`${words.since} ${since}`]),
  ]);
}

function fieldTable(
  fields: readonly FieldView[],
  words: MarkdownWords,
): string {
  return table(
    [words.field, words.type, words.meaning],
    fields.map((field) => [
      `\`${field.name}\``,
      `\`${field.type}\``,
      meaning(field, words),
    ]),
  );
}

function parameterPart({parameters}: RouteView, words: MarkdownWords): string {
  return parameters.length === 0
    ? words.noParameters
    : table(
        [words.field, words.place, words.type, words.meaning],
        parameters.map((field) => [
          field.name === '' ? words.wholeBody : `\`${field.name}\``,
          words.placeName(field.in),
          `\`${field.type}\``,
          meaning(field, words),
        ]),
      );
}

function answerPart(
  {data, response, objects}: RouteView,
  words: MarkdownWords,
): string[] {
  return [
    response ??
      (data === undefined ? words.answerNull : `\`data\`: \`${data.type}\``),
    ...(data?.note === undefined ? [] : [data.note]),
    ...(data === undefined || data.fields.length === 0
      ? []
      : [fieldTable(data.fields, words)]),
    ...objects.flatMap(({name, note, fields}) => [
      `\`${name}\`: ${note}`,
      fieldTable(fields, words),
    ]),
  ];
}

/** All that a page says of a route, as Markdown. */
export function routeMarkdown(route: RouteView, words: MarkdownWords): string {
  const {methods, path, summary, who, permission, since, samples} = route;
  const errors = [...route.errors, ...route.commonErrors];
  const facts = [
    `- ${labelled(words.who, sentences(who.title, who.note))}`,
    ...(permission === undefined
      ? []
      : [
          `- ${labelled(words.permission, `${permission.label} (\`${permission.key}\`)`)}`,
        ]),
    ...(since === undefined ? [] : [`- ${labelled(words.since, since)}`]),
  ];
  return [
    `## ${methods.join(', ')} ${path}`,
    summary,
    facts.join('\n'),
    `### ${words.parameters}`,
    parameterPart(route, words),
    ...(samples === undefined
      ? []
      : [`### ${words.sample}`, ['```bash', samples.curl, '```'].join('\n')]),
    `### ${words.answer}`,
    ...answerPart(route, words),
    ...(errors.length === 0
      ? []
      : [
          `### ${words.errors}`,
          table(
            ['code', 'message', words.cause],
            errors.map(({code, message = '', text}) => [
              String(code),
              message === '' ? '' : `\`${message}\``,
              text,
            ]),
          ),
        ]),
    '',
  ].join('\n\n');
}
