import type {SampleRequest} from '../sampleRequest';
import {TOKEN_VARIABLE} from './curl';

/** A Python literal. A JSON string is a valid Python string. */
function literal(value: unknown): string {
  if (typeof value === 'boolean') {
    return value ? 'True' : 'False';
  }
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(
      ([key, inner]) => `${JSON.stringify(key)}: ${literal(inner)}`,
    );
    return `{${parts.join(', ')}}`;
  }
  return JSON.stringify(value);
}

function headerLines({hasToken, headers}: SampleRequest): string[] {
  const parts = [
    ...(hasToken ? [`"Authorization": os.environ["${TOKEN_VARIABLE}"]`] : []),
    ...headers.map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
  ];
  if (parts.length === 0) {
    return [];
  }
  return parts.length === 1
    ? [`    headers={${parts.join('')}},`]
    : ['    headers={', ...parts.map((part) => `        ${part},`), '    },'];
}

function bodyLines({json, file}: SampleRequest): string[] {
  if (file !== undefined) {
    const opened = `open(${JSON.stringify(file.name)}, "rb")`;
    return file.field === undefined
      ? [`    data=${opened},`]
      : [`    files={${JSON.stringify(file.field)}: ${opened}},`];
  }
  return json === undefined ? [] : [`    json=${literal(json)},`];
}

const endings: Readonly<Record<SampleRequest['answer'], readonly string[]>> = {
  envelope: [
    'answer = response.json()',
    'if answer["code"] != 200:',
    "    raise RuntimeError(f\"{answer['code']}: {answer['message']}\")",
    'print(answer["data"])',
  ],
  text: ['print(response.text)'],
  file: [
    'with open("download", "wb") as file:',
    '    file.write(response.content)',
  ],
};

/** A request as a program for Python 3 with the package requests. */
export function pythonSample(request: SampleRequest, server: string): string {
  const {method, path, hasToken, answer} = request;
  return [
    ...(hasToken ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(`${server}${path}`)},`,
    ...headerLines(request),
    ...bodyLines(request),
    '    timeout=30,',
    ')',
    ...endings[answer],
  ].join('\n');
}
