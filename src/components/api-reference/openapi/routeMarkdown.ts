import {
  bracketed,
  clauses,
  closed,
  labelled,
  punctuationOf,
  sentences,
} from '../../../lib/punctuation';
import {jsonText} from './jsonText';
import {SAMPLE_SERVER} from './sampleRequest';
import {curlSample} from './samples/curl';
import type {FieldView, ParameterView, RouteView} from './routeView';

/** Headings and labels in the language of the page. */
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
  answerExample: string;
  errors: string;
  commonErrors: string;
  cause: string;
  field: string;
  type: string;
  meaning: string;
  required: string;
  placeName: (place: ParameterView['in']) => string;
}

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
  messages: MarkdownWords,
) {
  return clauses([
    ...(required === true ? [messages.required] : []),
    ...(note === undefined ? [] : [note]),
    ...(values === undefined
      ? []
      : [
          values
            .map((value) => `\`${value}\``)
            .join(punctuationOf([messages.required]).item),
        ]),
    ...(since === undefined ? [] : [`${messages.since} ${since}`]),
  ]);
}

function fieldTable(
  fields: readonly FieldView[],
  messages: MarkdownWords,
): string {
  return table(
    [messages.field, messages.type, messages.meaning],
    fields.map((field) => [
      `\`${field.name}\``,
      `\`${field.type}\``,
      meaning(field, messages),
    ]),
  );
}

function parameterTable(
  {parameters}: RouteView,
  messages: MarkdownWords,
): string {
  return parameters.length === 0
    ? messages.noParameters
    : table(
        [messages.field, messages.place, messages.type, messages.meaning],
        parameters.map((field) => [
          field.name === '' ? messages.wholeBody : `\`${field.name}\``,
          messages.placeName(field.in),
          `\`${field.type}\``,
          meaning(field, messages),
        ]),
      );
}

function answerBlocks(
  {data, response, objects, example}: RouteView,
  messages: MarkdownWords,
): string[] {
  return [
    response ??
      (data === undefined ? messages.answerNull : `\`data\`: \`${data.type}\``),
    ...(data?.note === undefined ? [] : [data.note]),
    ...(data === undefined || data.fields.length === 0
      ? []
      : [fieldTable(data.fields, messages)]),
    ...(example === undefined
      ? []
      : [
          messages.answerExample,
          ['```json', jsonText(example), '```'].join('\n'),
        ]),
    ...objects.flatMap(({name, note, fields}) => [
      `\`${name}\`: ${note}`,
      fieldTable(fields, messages),
    ]),
  ];
}

function errorBlocks(
  {errors, hasCommonErrors}: RouteView,
  messages: MarkdownWords,
  commonErrorsAddress: string,
): string[] {
  const blocks = [
    ...(errors.length === 0
      ? []
      : [
          table(
            ['code', 'message', messages.cause],
            errors.map(({code, message = '', text}) => [
              String(code),
              message === '' ? '' : `\`${message}\``,
              text,
            ]),
          ),
        ]),
    ...(hasCommonErrors
      ? [`[${messages.commonErrors}](${commonErrorsAddress})`]
      : []),
  ];
  return blocks.length === 0 ? [] : [`### ${messages.errors}`, ...blocks];
}

/**
 * The description of a route as Markdown.
 *
 * @param commonErrorsAddress address of the list of errors that many routes share
 */
export function routeMarkdown(
  route: RouteView,
  messages: MarkdownWords,
  commonErrorsAddress: string,
): string {
  const {methods, path, summary, who, permission, since, request} = route;
  const facts = [
    `- ${labelled(messages.who, closed(sentences(who.title, who.note)))}`,
    ...(permission === undefined
      ? []
      : [
          `- ${labelled(messages.permission, bracketed(permission.label, `\`${permission.key}\``))}`,
        ]),
    ...(since === undefined ? [] : [`- ${labelled(messages.since, since)}`]),
  ];
  return [
    `## ${methods.join(', ')} ${path}`,
    summary,
    facts.join('\n'),
    `### ${messages.parameters}`,
    parameterTable(route, messages),
    ...(request === undefined
      ? []
      : [
          `### ${messages.sample}`,
          ['```bash', curlSample(request, SAMPLE_SERVER), '```'].join('\n'),
        ]),
    `### ${messages.answer}`,
    ...answerBlocks(route, messages),
    ...errorBlocks(route, messages, commonErrorsAddress),
    '',
  ].join('\n\n');
}
