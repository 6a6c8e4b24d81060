import {
  joined,
  posix,
  ShellName,
  type PosixCommand,
} from '../../../../lib/shellCommand';
import {jsonText} from '../jsonText';
import type {SampleRequest} from '../sampleRequest';

/** Environment variable for the token, the same in every language. */
export const TOKEN_VARIABLE = 'ALIST_TOKEN';

/** The longest body on one line, in the narrow column beside a route. */
const BODY_LINE = 36;

function bodyOptions({json, file}: SampleRequest): PosixCommand[] {
  if (file !== undefined) {
    return file.field === undefined
      ? [posix`--upload-file ${file.name}`]
      : [posix`-F ${`${file.field}=@${file.name}`}`];
  }
  return json === undefined
    ? []
    : [
        posix`-H ${'Content-Type: application/json'}`,
        posix`-d ${jsonText(json, '  ', BODY_LINE)}`,
      ];
}

/** A request as a curl command for a POSIX shell. */
export function curlSample(request: SampleRequest, server: string): string {
  const {method, path, hasToken, headers, json, file, answer} = request;
  const isPlain =
    method === 'GET' ||
    (method === 'POST' && json !== undefined) ||
    (method === 'PUT' && file !== undefined && file.field === undefined);
  const url = posix`${`${server}${path}`}`;
  const options = [
    ...(hasToken
      ? [posix`-H "Authorization: $${new ShellName(TOKEN_VARIABLE)}"`]
      : []),
    ...headers.map(([name, value]) => posix`-H ${`${name}: ${value}`}`),
    ...bodyOptions(request),
    ...(answer === 'file' ? [posix`--location --output download`] : []),
  ];
  const command = isPlain
    ? posix`curl ${url}`
    : posix`curl -X ${method} ${url}`;
  return joined([command, ...options], ' \\\n  ').text;
}
