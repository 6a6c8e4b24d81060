import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** An external program that a check needs, and where it usually is. */
export interface ProgramSpec {
  label: string;
  /** Environment variable with the path of the program; it takes precedence. */
  variable: string;
  /** Names to look for in the folders of `PATH`, best first. */
  names: readonly string[];
  /** Full paths where installers put the program, tried after `PATH`. */
  places: readonly string[];
  debianPackage: string;
  /** A library that another program loads, so it needs no permission to be executed. */
  isLibrary?: true;
}

export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** Separator of `PATH`: `:` or `;`. */
  delimiter: string;
  isExecutable: (file: string) => boolean;
  exists: (file: string) => boolean;
  /** Whether `apt-get` manages this machine's packages. */
  isDebianLike: boolean;
  /** Prefix of a command that needs administrator rights; `undefined` where they need a password. */
  elevation: readonly string[] | undefined;
}

/** The path of a program, or what the user can do about a missing one. */
export type FoundProgram =
  | {file: string}
  | {
      missing: string;
      /** The package to install, where it would help and this user may. */
      debianPackage?: string;
    };

export function lookUp(spec: ProgramSpec, machine: Machine): FoundProgram {
  const {label, variable, names, places, debianPackage} = spec;
  const {env, delimiter, isDebianLike, elevation} = machine;
  const isUsable = spec.isLibrary ? machine.exists : machine.isExecutable;
  const named = env[variable];
  if (named !== undefined && named !== '') {
    return isUsable(named)
      ? {file: named}
      : {
          missing: `${variable} is set to ${named}, which is not a program. Correct it, or unset it to have ${label} searched for.`,
        };
  }
  const folders = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '');
  const onPath = names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  const file = [...onPath, ...places].find(isUsable);
  if (file !== undefined) {
    return {file};
  }
  const how = isDebianLike
    ? `run "sudo apt-get install ${debianPackage}"`
    : 'install it with the package manager of this system';
  return {
    missing: `${label} was not found (looked for ${[...names, ...places].join(', ')}). To go on, ${how}, or set ${variable} to the path of the program.`,
    ...(isDebianLike && elevation !== undefined ? {debianPackage} : {}),
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function elevation(): readonly string[] | undefined {
  if (process.getuid?.() === 0) {
    return [];
  }
  try {
    execFileSync('sudo', ['-n', 'true'], {stdio: 'ignore'});
    return ['sudo', '-n'];
  } catch {
    return undefined;
  }
}

export function thisMachine(): Machine {
  const isDebianLike =
    existsSync('/etc/debian_version') && isExecutable('/usr/bin/apt-get');
  return {
    env: process.env,
    delimiter: path.delimiter,
    isExecutable,
    exists: existsSync,
    isDebianLike,
    elevation: isDebianLike ? elevation() : undefined,
  };
}

/**
 * Runs a command while no other check installs packages. Two checks that start together on a new machine would otherwise find programs that
 * the other one has only half installed.
 */
function runLocked(command: readonly string[]): void {
  // Debian's util-linux, which is always there, has flock. A folder can be locked, and everybody may lock this one.
  execFileSync('flock', [os.tmpdir(), ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
}

function installPackages(
  packages: readonly string[],
  elevation: readonly string[],
): void {
  const apt = [...elevation, 'apt-get'];
  const options = ['install', '--yes', '--no-install-recommends'];
  runLocked([...apt, 'update']);
  try {
    runLocked([...apt, ...options, ...packages]);
  } catch {
    // One package that this distribution does not have must not keep the others away.
    for (const name of packages) {
      try {
        runLocked([...apt, ...options, name]);
      } catch {
        console.error(`Debian's package ${name} was not installed`);
      }
    }
  }
}

/**
 * The path of a program.
 *
 * @throws Error that says what the user can do where it is missing
 */
export function findProgram(spec: ProgramSpec): string {
  const found = lookUp(spec, thisMachine());
  if ('missing' in found) {
    throw new Error(found.missing);
  }
  return found.file;
}

/** Looks programs up, and installs the missing ones where Debian's packages can be installed. */
export function ensurePrograms(
  specs: readonly ProgramSpec[],
): readonly FoundProgram[] {
  const machine = thisMachine();
  if (machine.elevation !== undefined) {
    // Waits for another check that installs.
    runLocked(['true']);
    const packages = specs.flatMap((spec) => {
      const found = lookUp(spec, machine);
      return 'missing' in found ? (found.debianPackage ?? []) : [];
    });
    if (packages.length > 0) {
      console.log(`Installing Debian's packages ${packages.join(', ')}`);
      installPackages(packages, machine.elevation);
    }
  }
  return specs.map((spec) => lookUp(spec, machine));
}
