import {
  joined,
  posix,
  powershell,
  ShellName,
  type PosixCommand,
  type PowershellCommand,
} from '../../lib/shellCommand';
import {isSecret, type Values} from '../../data/oauthProviders/values';
import type {CallField, CallPlan} from '../../lib/tokenCalls';

/** Commands for the reader's own terminal, which send one request to a provider. */
export interface TerminalCommands {
  curl: PosixCommand['text'];
  powershell: PowershellCommand['text'];
}

/** A field with its value, or with the name of the variable that a prompt fills. */
type Part = {name: string} & ({value: string} | {variable: ShellName});

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
      return isMissing
        ? []
        : [{name: field.name, variable: new ShellName(field.name)}];
    }
    const value = values[field.from];
    return value === undefined || value === ''
      ? []
      : [{name: field.name, value}];
  });
}

const variablesOf = (parts: readonly Part[]): ShellName[] =>
  parts.flatMap((part) => ('variable' in part ? [part.variable] : []));

/** A JSON text between the quotes that are there already. */
const jsonText = (text: string) => JSON.stringify(text).slice(1, -1);

/** For `printf`, in which a percent sign and a backslash mean more than themselves. */
const formatText = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('%', '%%');

function curlJson(url: string, parts: readonly Part[]): PosixCommand {
  const members = parts.map((part) =>
    'variable' in part
      ? `"${part.name}":"%s"`
      : formatText(`"${part.name}":"${jsonText(part.value)}"`),
  );
  const values = variablesOf(parts).map((name) => posix`"$(json "$${name}")"`);
  const body = joined(
    [posix`printf ${`{${members.join(',')}}`}`, ...values],
    ' ',
  );
  return posix`json() { printf %s "$1" | sed 's/[\"]/\\&/g'; }
${body} |
  curl -sS --header 'Content-Type: application/json' --data @- ${url}`;
}

function curlForm(
  method: CallPlan['method'],
  url: string,
  parts: readonly Part[],
): PosixCommand {
  const fields = parts.map((part) =>
    'variable' in part
      ? posix`--data-urlencode ${part.variable}@<(printf %s "$${part.variable}")`
      : posix`--data-urlencode ${`${part.name}=${part.value}`}`,
  );
  return joined(
    [
      method === 'GET' ? posix`curl -sS --get` : posix`curl -sS`,
      ...fields,
      posix`${url}`,
    ],
    ' \\\n  ',
  );
}

function curlCommand(
  {method, encoding}: CallPlan,
  url: string,
  parts: readonly Part[],
): PosixCommand {
  const variables = variablesOf(parts);
  const prompts = variables.map(
    (name) => posix`printf '${name}: '; read -rs ${name}; echo`,
  );
  const request =
    encoding === 'json' ? curlJson(url, parts) : curlForm(method, url, parts);
  const unset = joined(
    [posix`unset`, ...variables.map((name) => posix`${name}`)],
    ' ',
  );
  return joined([...prompts, request, unset], '\n');
}

function powershellCommand(
  {method, encoding}: CallPlan,
  url: string,
  parts: readonly Part[],
): PowershellCommand {
  const variables = variablesOf(parts);
  const prompts = variables.map(
    (name) => powershell`$${name} = Read-Host '${name}' -AsSecureString`,
  );
  const fields = parts.map((part) =>
    'variable' in part
      ? powershell`  ${part.variable} = & $plain $${part.variable}`
      : powershell`  ${new ShellName(part.name)} = ${part.value}`,
  );
  const body =
    encoding === 'json'
      ? powershell`-ContentType 'application/json' -Body (ConvertTo-Json $fields)`
      : powershell`-Body $fields`;
  const cleared = variables.map((name) => powershell`$${name} = $null`);
  return joined(
    [
      ...prompts,
      powershell`$plain = { param($secret) [Net.NetworkCredential]::new('', $secret).Password }`,
      powershell`$fields = @{`,
      ...fields,
      powershell`}`,
      powershell`Invoke-RestMethod -Method ${new ShellName(method)} -Uri ${url} ${body} | ConvertTo-Json`,
      powershell`$fields = $null`,
      ...cleared,
    ],
    '\n',
  );
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
    curl: curlCommand(plan, url, parts).text,
    powershell: powershellCommand(plan, url, parts).text,
  };
}
