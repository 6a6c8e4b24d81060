import {z} from 'zod';
import {engineNames, type EngineName} from './programs';

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.enum(engineNames),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z
        .array(z.object({type: z.string(), description: z.string().optional()}))
        .default([]),
    }),
  ),
});

type Spec = z.infer<typeof spec>;

interface Suite {
  title: string;
  specs: readonly Spec[];
  suites: readonly Suite[];
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec).default([]),
  suites: z.lazy(() => z.array(suite)).default([]),
});

const report = z.object({suites: z.array(suite)});

const marks: Record<Spec['tests'][number]['status'], string> = {
  expected: 'passed',
  flaky: 'passed on retry',
  unexpected: '**failed**',
  skipped: 'skipped',
};

interface Journey {
  title: string;
  results: Partial<Record<EngineName, string>>;
}

function resultOf({status, annotations}: Spec['tests'][number]): string {
  const reason = annotations.find(({type}) => type === 'skip')?.description;
  return status === 'skipped' && reason !== undefined
    ? `${marks.skipped}: ${reason}`
    : marks[status];
}

function journeysOf({title, specs, suites}: Suite, parents: string): Journey[] {
  // The outermost suite is the file.
  const inner = title.endsWith('.ts') ? '' : `${parents}${title}: `;
  return [
    ...specs.map((it) => ({
      title: `${inner}${it.title}`,
      results: Object.fromEntries(
        it.tests.map((test) => [test.projectName, resultOf(test)]),
      ),
    })),
    ...suites.flatMap((it) => journeysOf(it, inner)),
  ];
}

/** Merges the specs of one journey, which the report lists once for each engine. */
function mergeByTitle(journeys: readonly Journey[]): Journey[] {
  const merged = new Map<string, Journey>();
  for (const {title, results} of journeys) {
    const known = merged.get(title)?.results ?? {};
    merged.set(title, {title, results: {...known, ...results}});
  }
  return [...merged.values()];
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/**
 * A Markdown page with a table of journeys and engines.
 *
 * @param json the JSON report of Playwright
 * @param titles what the engines are called, with their versions
 */
export function resultsPage(
  json: unknown,
  titles: Partial<Record<EngineName, string>>,
  date: Date,
): string {
  const journeys = mergeByTitle(
    report.parse(json).suites.flatMap((it) => journeysOf(it, '')),
  );
  if (journeys.length === 0) {
    throw new Error('The report has no journeys.');
  }
  const engines = engineNames.filter((name) =>
    journeys.some(({results}) => name in results),
  );
  return [
    '# Journeys in each engine',
    '',
    `Written by \`npm run engines -- --write\` on ${date.toISOString().slice(0, 10)}.`,
    '',
    row(['Journey', ...engines.map((name) => titles[name] ?? name)]),
    row(['Journey', ...engines].map(() => '---')),
    ...journeys.map(({title, results}) =>
      row([title, ...engines.map((name) => results[name] ?? 'not run')]),
    ),
    '',
  ].join('\n');
}
