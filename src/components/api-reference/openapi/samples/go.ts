// cspell:ignore Getenv tfmt
import type {SampleRequest} from '../sampleRequest';
import {TOKEN_VARIABLE} from './curl';

/** A Go string literal; in backquotes if that saves escaping. */
function literal(text: string): string {
  return text.includes('"') && !text.includes('`')
    ? `\`${text}\``
    : JSON.stringify(text);
}

const ifError = (indent = '\t') => [
  `${indent}if err != nil {`,
  `${indent}\tlog.Fatal(err)`,
  `${indent}}`,
];

function bodyLines({json, file}: SampleRequest): string[] {
  if (file === undefined) {
    return json === undefined
      ? []
      : [`\tbody := strings.NewReader(${literal(JSON.stringify(json))})`];
  }
  const reading = [
    `\tfile, err := os.ReadFile(${JSON.stringify(file.name)})`,
    ...ifError(),
  ];
  return file.field === undefined
    ? [...reading, '\tbody := bytes.NewReader(file)']
    : [
        ...reading,
        '\tbody := &bytes.Buffer{}',
        '\tform := multipart.NewWriter(body)',
        `\tpart, err := form.CreateFormFile(${JSON.stringify(file.field)}, ${JSON.stringify(file.name)})`,
        ...ifError(),
        '\tpart.Write(file)',
        '\tform.Close()',
      ];
}

function headerLines({hasToken, headers, json, file}: SampleRequest): string[] {
  const set = (name: string, value: string) =>
    `\trequest.Header.Set(${JSON.stringify(name)}, ${value})`;
  return [
    ...(hasToken
      ? [set('Authorization', `os.Getenv("${TOKEN_VARIABLE}")`)]
      : []),
    ...headers.map(([name, value]) => set(name, literal(value))),
    ...(json === undefined ? [] : [set('Content-Type', '"application/json"')]),
    ...(file?.field === undefined
      ? []
      : [set('Content-Type', 'form.FormDataContentType()')]),
  ];
}

const endings: Readonly<Record<SampleRequest['answer'], readonly string[]>> = {
  envelope: [
    '\tvar answer struct {',
    '\t\tCode    int             `json:"code"`',
    '\t\tMessage string          `json:"message"`',
    '\t\tData    json.RawMessage `json:"data"`',
    '\t}',
    '\tif err := json.NewDecoder(response.Body).Decode(&answer); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif answer.Code != 200 {',
    '\t\tlog.Fatal(answer.Code, ": ", answer.Message)',
    '\t}',
    '\tfmt.Println(string(answer.Data))',
  ],
  text: [
    '\ttext, err := io.ReadAll(response.Body)',
    ...ifError(),
    '\tfmt.Println(string(text))',
  ],
  file: [
    '\tsaved, err := os.Create("download")',
    ...ifError(),
    '\tdefer saved.Close()',
    '\tif _, err := io.Copy(saved, response.Body); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
  ],
};

/** Packages to import, with the text that shows they are used. */
const packages = [
  ['bytes', 'bytes.'],
  ['encoding/json', 'json.'],
  ['fmt', 'fmt.'],
  ['io', 'io.'],
  ['log', 'log.'],
  ['mime/multipart', 'multipart.'],
  ['net/http', 'http.'],
  ['os', 'os.'],
  ['strings', 'strings.'],
] as const;

/** A request as a Go program that uses the standard library only. */
export function goSample(request: SampleRequest, server: string): string {
  const {method, path, json, file, answer} = request;
  const body = json === undefined && file === undefined ? 'nil' : 'body';
  const main = [
    ...bodyLines(request),
    `\trequest, err := http.NewRequest("${method}", ${JSON.stringify(`${server}${path}`)}, ${body})`,
    ...ifError(),
    ...headerLines(request),
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...ifError(),
    '\tdefer response.Body.Close()',
    ...endings[answer],
  ];
  const text = main.join('\n');
  const imports = packages.filter(([, use]) =>
    new RegExp(`\\b${use.replace('.', '\\.')}`).test(text),
  );
  return [
    'package main',
    '',
    'import (',
    ...imports.map(([name]) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    text,
    '}',
  ].join('\n');
}
