import {oneOf} from '../oneOf';
import {browserSpec} from '../programs/findBrowser';
import {ensurePrograms, type ProgramSpec} from '../programs/programs';
import {ensureChromium109} from './chromium109';

/** The engines that the journeys of `tests/engines` run in: the current one of each family, and the oldest supported Chromium. */
export const engineNames = [
  'chromium',
  'chromium-109',
  'firefox',
  'webkit',
] as const;

export type EngineName = (typeof engineNames)[number];

/**
 * The engines with these names, or all.
 *
 * @throws Error for an unknown name
 */
export function chooseEngines(names: readonly string[]): readonly EngineName[] {
  names.forEach((name) => oneOf(engineNames, name, '--engine'));
  return names.length === 0
    ? engineNames
    : engineNames.filter((name) => names.includes(name));
}

export interface EngineProgram {
  program: string;
  /** A virtual display server, for a browser that needs one. */
  screen?: string;
}

export type FoundEngine = EngineProgram | {missing: string};

export const firefox: ProgramSpec = {
  label: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  debianPackage: 'firefox-esr',
};

const webKitDriver: ProgramSpec = {
  label: 'the WebDriver of WebKitGTK',
  variable: 'WEBKIT_DRIVER_PATH',
  names: ['WebKitWebDriver'],
  places: [],
  debianPackage: 'webkit2gtk-driver',
};

const screen: ProgramSpec = {
  label: 'Xvfb',
  variable: 'XVFB_PATH',
  names: ['Xvfb'],
  places: [],
  debianPackage: 'xvfb',
};

/** Programs of each engine: the one to start, and the display server that it needs. */
const programsOf: Record<
  Exclude<EngineName, 'chromium-109'>,
  readonly ProgramSpec[]
> = {
  chromium: [browserSpec],
  firefox: [firefox],
  webkit: [webKitDriver, screen],
};

function findChromium109(): FoundEngine {
  try {
    return {program: ensureChromium109()};
  } catch (error) {
    return {missing: error instanceof Error ? error.message : String(error)};
  }
}

export function findEngine(name: EngineName): FoundEngine {
  if (name === 'chromium-109') {
    return findChromium109();
  }
  const found = ensurePrograms(programsOf[name]);
  const missing = found.flatMap((it) => ('missing' in it ? it.missing : []));
  const [program = '', display] = found.flatMap((it) =>
    'file' in it ? it.file : [],
  );
  return missing.length > 0
    ? {missing: missing.join(' ')}
    : {program, ...(display === undefined ? {} : {screen: display})};
}

const VARIABLE = 'ENGINES';

export type FoundEngines = Partial<Record<EngineName, FoundEngine>>;

export const engineEnvironment = (found: FoundEngines) => ({
  [VARIABLE]: JSON.stringify(found),
});

export function readEngine(
  env: Readonly<Record<string, string | undefined>>,
  name: EngineName,
): FoundEngine {
  const found = JSON.parse(env[VARIABLE] ?? '{}') as FoundEngines;
  const engine = found[name];
  if (engine === undefined) {
    throw new Error(`Start it with "npm run engines -- --engine ${name}".`);
  }
  return engine;
}
