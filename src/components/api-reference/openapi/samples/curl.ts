import {jsonText} from '../jsonText';
import type {SampleRequest} from '../sampleRequest';

/** Environment variable for the token, the same in every language. */
export const TOKEN_VARIABLE = 'ALIST_TOKEN';

/** The longest body on one line, in the narrow column beside a route. */
const BODY_LINE = 36;

/** Quotes a text for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function bodyOptions({json, file}: SampleRequest): string[] {
  if (file !== undefined) {
    return file.field === undefined
      ? [`--upload-file ${file.name}`]
      : [`-F ${file.field}=@${file.name}`];
  }
  return json === undefined
    ? []
    : [
        `-H 'Content-Type: application/json'`,
        `-d ${quoted(jsonText(json, '  ', BODY_LINE))}`,
      ];
}

/**
 * A request as a curl command for a POSIX shell.
 *
 * @param server address of the server, without a slash at its end
 */
export function curlSample(request: SampleRequest, server: string): string {
  const {method, path, hasToken, headers, json, file, answer} = request;
  const isPlain =
    method === 'GET' ||
    (method === 'POST' && json !== undefined) ||
    (method === 'PUT' && file !== undefined && file.field === undefined);
  const options = [
    ...(hasToken ? [`-H "Authorization: $${TOKEN_VARIABLE}"`] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyOptions(request),
    ...(answer === 'file' ? ['--location --output download'] : []),
  ];
  const command = `curl ${isPlain ? '' : `-X ${method} `}${quoted(`${server}${path}`)}`;
  return [command, ...options].join(' \\\n  ');
}
