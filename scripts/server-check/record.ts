import {
  lintProxy,
  type Format,
} from '../../src/components/generators/proxy/linter/formats';
import type {Observations} from '../../src/components/server-check/fetching/observation';
import type {Checked} from './inBrowser';
import type {Scenario} from './scenarios';

/** What was seen of a scenario, and what has to be said of it. */
export interface ProofRecord {
  name: string;
  format: Format;
  address: string;
  config: string;
  file?: string;
  seen: Observations;
  found: Found;
  expected: Found & {lint: string[]};
}

interface Found {
  certain: string[];
  likely: string[];
  /** The facts about the ways that a file takes. */
  delivery?: string[];
}

/** What the checks found, of that what is recorded. */
export function foundIn(found: Checked['found']): Required<Found> {
  const idsOf = (wanted: string) =>
    found
      .filter(({certainty}) => certainty === wanted)
      .map(({id}) => id)
      .sort();
  const {facts = {}} = found.find(({id}) => id === 'delivery') ?? {};
  return {
    certain: idsOf('certain'),
    likely: idsOf('likely'),
    delivery: Object.keys(facts)
      .filter((name) => name !== 'delivery')
      .sort(),
  };
}

/** The part of a text that the checks read: a line of a page, and nothing of a file. */
function shortened(text: string): string {
  const isFile = !/^[\p{L}\p{N}\p{P}\p{S}\s]*$/u.test(text);
  return (
    /base_path: '[^'\n]*'/.exec(text)?.[0] ?? (isFile ? '' : text.slice(0, 80))
  );
}

/** Without what differs from run to run. */
function recordedSeen(seen: Observations): Observations {
  return Object.fromEntries(
    Object.entries(seen).map(([name, observation]) => [
      name,
      observation.kind === 'answered'
        ? {...observation, text: shortened(observation.text)}
        : observation,
    ]),
  );
}

export function recordOf(
  scenario: Scenario,
  config: string,
  {seen, found}: Checked,
): ProofRecord {
  const {name, program, file, delivery} = scenario;
  const {certain = [], likely = [], lint = []} = scenario;
  const {delivery: ways, ...faults} = foundIn(found);
  return {
    name,
    format: program,
    address: addressOf(scenario),
    config,
    ...(file === undefined ? {} : {file}),
    seen: recordedSeen(seen),
    found: {...faults, ...(delivery === undefined ? {} : {delivery: ways})},
    expected: {
      ...(delivery === undefined ? {} : {delivery: [...delivery].sort()}),
      certain: [...certain].sort(),
      likely: [...likely].sort(),
      lint: [...lint].sort(),
    },
  };
}

/** The port at which every proxy of a scenario listens. */
export const PROXY_PORT = 18_246;

/** The address that the checks get. */
export function addressOf({isHttps, subPath, publicPath}: Scenario): string {
  const scheme = isHttps === true ? 'https' : 'http';
  return `${scheme}://127.0.0.1:${String(PROXY_PORT)}${publicPath ?? subPath ?? ''}`;
}

/** How a record differs from what is expected of it. */
export async function problemsOf({
  name,
  format,
  config,
  found,
  expected,
}: ProofRecord): Promise<string[]> {
  const result = await lintProxy(format, config);
  const lint =
    result.kind === 'read'
      ? [...new Set(result.findings.map(({rule}) => rule))].sort()
      : [result.reason];
  return (
    [
      ['certain', found.certain, expected.certain],
      ['likely', found.likely, expected.likely],
      ['linter', lint, expected.lint],
      ...(expected.delivery === undefined
        ? []
        : [['delivery', found.delivery ?? [], expected.delivery] as const]),
    ] as const
  ).flatMap(([part, got, wanted]) =>
    got.join() === wanted.join()
      ? []
      : [
          `${name}: ${part}: found ${got.join(', ') || 'nothing'}, expected ${wanted.join(', ') || 'nothing'}`,
        ],
  );
}
