import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type {Values} from '../../../../src/data/oauthProviders/values';
import type {CallPlan} from '../../../../src/lib/tokenCalls';
import {terminalCommands} from '../../../../src/components/oauth-tools/terminalCommands';
import {openPowershell, powershellMistake} from '../../../support/powershell';
import {temporaryFolder} from '../../../support/temporaryFolder';

const plan: CallPlan = {
  to: 'provider',
  method: 'POST',
  address: 'https://id.example/token',
  encoding: 'form',
  fields: [
    {name: 'grant_type', literal: 'authorization_code'},
    {name: 'client_id', from: 'clientId'},
    {name: 'client_secret', from: 'clientSecret'},
    {name: 'code', from: 'code'},
    {name: 'redirect_uri', from: 'redirectUri'},
  ],
  bearer: false,
  answer: [],
};

const commandsFor = (values: Values, change: Partial<CallPlan> = {}) =>
  terminalCommands({...plan, ...change}, plan.address, values);

const folder = temporaryFolder();

beforeAll(() => {
  // In place of curl: writes down its words, and what it reads from the files and the input that they name.
  writeFileSync(
    path.join(folder, 'curl'),
    `#!/usr/bin/env bash
for word in "$@"; do
  printf '%s\\0' "$word" >> "$OUT/words"
  case "$word" in
    *@/dev/fd/*) printf '%s=' "\${word%%@*}" >> "$OUT/data"; cat "\${word#*@}" >> "$OUT/data"; printf '\\0' >> "$OUT/data" ;;
    @-) cat >> "$OUT/data" ;;
  esac
done
`,
    {mode: 0o755},
  );
});

/** Runs a command in bash, with an answer for each prompt. */
function run(command: string, answers: readonly string[]) {
  const out = temporaryFolder();
  const {status, stdout, stderr} = spawnSync('bash', ['-c', command], {
    input: answers.map((answer) => `${answer}\n`).join(''),
    encoding: 'utf8',
    env: {
      ...process.env,
      OUT: out,
      PATH: `${folder}:${process.env.PATH ?? ''}`,
    },
  });
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  return {
    status,
    shown: stdout + stderr,
    words: read('words').split('\0').slice(0, -1),
    data: read('data'),
  };
}

const visible = fc
  .string({unit: 'grapheme', minLength: 1, maxLength: 20})
  .filter((text) => !/\p{Cc}|^\s|\s$/u.test(text));
/** A secret as providers make them, and worse ones. */
const secret = fc.stringMatching(/^[!-~]{4,40}$/);
const few = {numRuns: 40};

test('what a reader typed and what a prompt reads reach the provider unchanged as a form', () => {
  fc.assert(
    fc.property(visible, secret, secret, (clientId, clientSecret, code) => {
      const {curl} = commandsFor({clientId, redirectUri: 'https://a/b?c=d'});
      const {status, words, data} = run(curl, [clientSecret, code]);
      expect(status).toBe(0);
      expect(words).toContain(`client_id=${clientId}`);
      expect(words.at(-1)).toBe(plan.address);
      expect(data.split('\0').slice(0, 2)).toEqual([
        `client_secret=${clientSecret}`,
        `code=${code}`,
      ]);
    }),
    few,
  );
});

test('what a reader typed and what a prompt reads reach the provider unchanged as JSON', () => {
  fc.assert(
    fc.property(visible, secret, (clientId, clientSecret) => {
      const {curl} = commandsFor({clientId}, {encoding: 'json'});
      const {data} = run(curl, [clientSecret, 'the-code']);
      expect(JSON.parse(data)).toEqual({
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        code: 'the-code',
      });
    }),
    few,
  );
});

test('no secret is in the command, in the words of a process, or on the screen', () => {
  fc.assert(
    fc.property(secret, secret, (clientSecret, code) => {
      const values = {clientId: 'id', clientSecret: `S${clientSecret}`, code};
      for (const encoding of ['form', 'json', 'query'] as const) {
        const {curl, powershell} = commandsFor(values, {encoding});
        const without = commandsFor(
          {clientId: 'id', clientSecret: 'S0', code: 'C0'},
          {encoding},
        );
        expect({curl, powershell}).toEqual(without);
      }
      const {curl} = commandsFor(values);
      const {words, shown} = run(curl, ['top-secret', 'the-code']);
      expect(words.join(' ') + shown).not.toMatch(/top-secret|the-code/);
    }),
    few,
  );
});

test('a request by GET keeps its fields out of the words of the process too', () => {
  const {curl} = commandsFor(
    {clientId: 'id'},
    {method: 'GET', encoding: 'query'},
  );
  const {words} = run(curl, ['top-secret', 'the-code']);
  expect(words).toContain('--get');
  expect(words.join(' ')).not.toContain('top-secret');
});

test('PowerShell can read the command, whatever was typed', async () => {
  const parser = await openPowershell();
  fc.assert(
    fc.property(visible, (clientId) => {
      for (const encoding of ['form', 'json'] as const) {
        const {powershell} = commandsFor({clientId}, {encoding});
        expect(powershellMistake(parser, powershell)).toBeUndefined();
        expect(powershell).toContain(
          "Read-Host 'client_secret' -AsSecureString",
        );
      }
    }),
    few,
  );
});
