import {shellArgument} from '../../lib/shellArgument';
import {isSecret, type CallField, type CallPlan, type Values} from './calls';

/** Commands for the reader's own terminal, which send one request to a provider. */
export interface TerminalCommands {
  curl: string;
  powershell: string;
}

/** A field with its value, or with the name of the variable that a prompt fills. */
type Part = {name: string} & ({value: string} | {variable: string});

/** Secrets are prompted for, so that neither the history of the shell nor the list of processes has them. */
function partsOf(fields: readonly CallField[], values: Values): Part[] {
  return fields.flatMap((field): Part[] => {
    if ('literal' in field) {
      return [{name: field.name, value: field.literal}];
    }
    if (isSecret(field.from)) {
      // The PKCE verifier belongs to this page, the client secret to the user; what is missing is not sent.
      const isMissing =
        field.optional === true &&
        field.from !== 'clientSecret' &&
        values[field.from] === undefined;
      return isMissing ? [] : [{name: field.name, variable: field.name}];
    }
    const value = values[field.from];
    return value === undefined || value === ''
      ? []
      : [{name: field.name, value}];
  });
}

const variablesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => ('variable' in part ? [part.variable] : []));

/** A JSON text between the quotes that are there already. */
const jsonText = (text: string) => JSON.stringify(text).slice(1, -1);

/** For `printf`, in which a percent sign and a backslash mean more than themselves. */
const formatText = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('%', '%%');

const hasVariable = (part: Part): part is {name: string; variable: string} =>
  'variable' in part;

function curlJson(url: string, parts: readonly Part[]): string[] {
  const members = parts.map((part) =>
    hasVariable(part)
      ? `"${part.name}":"%s"`
      : formatText(`"${part.name}":"${jsonText(part.value)}"`),
  );
  return [
    `json() { printf %s "$1" | sed 's/[\\"]/\\\\&/g'; }`,
    `printf ${shellArgument(`{${members.join(',')}}`)} ${variablesOf(parts)
      .map((name) => `"$(json "$${name}")"`)
      .join(' ')} |`,
    `  curl -sS --header 'Content-Type: application/json' --data @- ${shellArgument(url)}`,
  ];
}

function curlForm(
  method: CallPlan['method'],
  url: string,
  parts: readonly Part[],
): string[] {
  return [
    `curl -sS${method === 'GET' ? ' --get' : ''} \\`,
    ...parts.map((part) =>
      hasVariable(part)
        ? `  --data-urlencode ${part.name}@<(printf %s "$${part.variable}") \\`
        : `  --data-urlencode ${shellArgument(`${part.name}=${part.value}`)} \\`,
    ),
    `  ${shellArgument(url)}`,
  ];
}

function curlCommand(
  {method, encoding}: CallPlan,
  url: string,
  parts: readonly Part[],
): string {
  const variables = variablesOf(parts);
  const prompts = variables.map(
    (name) => `printf '${name}: '; read -rs ${name}; echo`,
  );
  const request =
    encoding === 'json' ? curlJson(url, parts) : curlForm(method, url, parts);
  return [...prompts, ...request, `unset ${variables.join(' ')}`].join('\n');
}

/** PowerShell takes typographic quotes for plain ones. */
const powershellText = (text: string) =>
  `'${text.replace(/['\u2018-\u201B]/g, '$&$&')}'`;

function powershellCommand(
  {method, encoding}: CallPlan,
  url: string,
  parts: readonly Part[],
): string {
  const variables = variablesOf(parts);
  const isJson = encoding === 'json';
  const fields = parts.map((part) =>
    hasVariable(part)
      ? `  ${part.name} = & $plain $${part.variable}`
      : `  ${part.name} = ${powershellText(part.value)}`,
  );
  return [
    ...variables.map(
      (name) => `$${name} = Read-Host '${name}' -AsSecureString`,
    ),
    `$plain = { param($secret) [Net.NetworkCredential]::new('', $secret).Password }`,
    '$fields = @{',
    ...fields,
    '}',
    `Invoke-RestMethod -Method ${method} -Uri ${powershellText(url)} ${
      isJson
        ? `-ContentType 'application/json' -Body (ConvertTo-Json $fields)`
        : '-Body $fields'
    } | Format-List`,
    `${['fields', ...variables].map((name) => `$${name} = `).join('')}$null`,
  ].join('\n');
}

/**
 * The commands that send a request to a provider.
 *
 * @param plan a request with at least one secret, without one in its address
 * @param url with everything filled in
 */
export function terminalCommands(
  plan: CallPlan,
  url: string,
  values: Values,
): TerminalCommands {
  const parts = partsOf(plan.fields, values);
  return {
    curl: curlCommand(plan, url, parts),
    powershell: powershellCommand(plan, url, parts),
  };
}
