import {spawnSync} from 'node:child_process';
import type {SampleLanguage} from '../../src/components/api-reference/openapi/sampleTabs';

interface Language {
  ending: string;
  /** The command that checks its samples without running them. Go also rejects unused imports. */
  read: readonly [string, ...string[]];
  run: readonly [string, ...string[]];
}

export const languages: Readonly<Record<SampleLanguage, Language>> = {
  curl: {ending: 'sh', read: ['bash', '-n'], run: ['bash']},
  javascript: {ending: 'mjs', read: ['node', '--check'], run: ['node']},
  python: {
    ending: 'py',
    read: ['python3', '-m', 'py_compile'],
    run: ['python3'],
  },
  go: {ending: 'go', read: ['go', 'vet'], run: ['go', 'run']},
};

/** Programs that a language needs on this machine, each with the arguments that print its version. */
const needed: Readonly<Record<SampleLanguage, readonly (readonly string[])[]>> =
  {
    curl: [
      ['bash', '--version'],
      ['curl', '--version'],
    ],
    javascript: [['node', '--version']],
    python: [['python3', '-c', 'import requests']],
    go: [['go', 'version']],
  };

/** What is missing for a language on this machine; `undefined` where it can be used. */
export function missingProgram(language: SampleLanguage): string | undefined {
  return needed[language]
    .find(([command = '', ...args]) => spawnSync(command, args).status !== 0)
    ?.join(' ');
}
