import type {SampleRequest} from '../sampleRequest';
import {TOKEN_VARIABLE} from './curl';

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

/** A JavaScript literal; keys are quoted only where they must be. */
function literal(value: unknown): string {
  if (typeof value === 'string') {
    return quoted(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(
      ([key, inner]) => `${isName(key) ? key : quoted(key)}: ${literal(inner)}`,
    );
    return parts.length === 0 ? '{}' : `{${parts.join(', ')}}`;
  }
  return String(value);
}

function headerLines(request: SampleRequest): string[] {
  const lines = [
    ...(request.hasToken
      ? [`    Authorization: process.env.${TOKEN_VARIABLE},`]
      : []),
    ...request.headers.map(
      ([name, value]) =>
        `    ${isName(name) ? name : quoted(name)}: ${quoted(value)},`,
    ),
    ...(request.json === undefined
      ? []
      : [`    'Content-Type': 'application/json',`]),
  ];
  return lines.length === 0 ? [] : ['  headers: {', ...lines, '  },'];
}

function bodyLines({json, file}: SampleRequest): string[] {
  if (file !== undefined) {
    return [file.field === undefined ? '  body: file,' : '  body: form,'];
  }
  return json === undefined
    ? []
    : [`  body: JSON.stringify(${literal(json)}),`];
}

function fileLines({file}: SampleRequest): string[] {
  if (file === undefined) {
    return [];
  }
  const reading = `const file = await readFile(${quoted(file.name)});`;
  return file.field === undefined
    ? [reading]
    : [
        reading,
        'const form = new FormData();',
        `form.append(${quoted(file.field)}, new Blob([file]), ${quoted(file.name)});`,
      ];
}

const endings: Readonly<Record<SampleRequest['answer'], readonly string[]>> = {
  envelope: [
    'const {code, message, data} = await response.json();',
    'if (code !== 200) {',
    '  throw new Error(`${code}: ${message}`);',
    '}',
    'console.log(data);',
  ],
  text: ['console.log(await response.text());'],
  file: [
    `await writeFile('download', new Uint8Array(await response.arrayBuffer()));`,
  ],
};

/** A request as a module for Node 20 or newer, without packages. */
export function javascriptSample(
  request: SampleRequest,
  server: string,
): string {
  const {method, path, file, answer} = request;
  const used = [
    ...(file === undefined ? [] : ['readFile']),
    ...(answer === 'file' ? ['writeFile'] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...headerLines(request),
    ...bodyLines(request),
  ];
  const address = quoted(`${server}${path}`);
  return [
    ...(used.length === 0
      ? []
      : [`import {${used.join(', ')}} from 'node:fs/promises';`, '']),
    ...fileLines(request),
    ...(options.length === 0
      ? [`const response = await fetch(${address});`]
      : [`const response = await fetch(${address}, {`, ...options, '});']),
    ...endings[answer],
  ].join('\n');
}
