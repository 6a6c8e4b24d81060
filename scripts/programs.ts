import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
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
}

/** What a decision needs to know about the computer. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** Separator of `PATH`: `:` or `;`. */
  delimiter: string;
  isExecutable: (file: string) => boolean;
  /** Whether `apt-get` manages this machine's packages. */
  isDebianLike: boolean;
  /** Prefix of a command that needs administrator rights; `undefined` where they need a password. */
  elevation: readonly string[] | undefined;
}

export type Decision =
  | {kind: 'found'; file: string}
  | {kind: 'install'; commands: readonly (readonly string[])[]}
  | {kind: 'missing'; advice: string};

function search({names, places}: ProgramSpec, machine: Machine) {
  const folders = (machine.env.PATH ?? '')
    .split(machine.delimiter)
    .filter((folder) => folder !== '');
  const onPath = names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...onPath, ...places].find(machine.isExecutable);
}

/** Where the program is, how to install it, or what to tell the user. */
export function decideProgram(spec: ProgramSpec, machine: Machine): Decision {
  const {label, variable, names, debianPackage} = spec;
  const named = machine.env[variable];
  if (named !== undefined && named !== '') {
    return machine.isExecutable(named)
      ? {kind: 'found', file: named}
      : {
          kind: 'missing',
          advice: `${variable} is set to ${named}, which is not a program. Correct it, or unset it to have ${label} searched for.`,
        };
  }
  const file = search(spec, machine);
  if (file !== undefined) {
    return {kind: 'found', file};
  }
  const {isDebianLike, elevation} = machine;
  if (isDebianLike && elevation !== undefined) {
    const apt = [...elevation, 'apt-get'];
    return {
      kind: 'install',
      commands: [
        [...apt, 'update'],
        [...apt, 'install', '--yes', '--no-install-recommends', debianPackage],
      ],
    };
  }
  const how = isDebianLike
    ? `run "sudo apt-get install ${debianPackage}"`
    : 'install it with the package manager of this system';
  return {
    kind: 'missing',
    advice: `${label} was not found (looked for ${names.join(', ')}). To go on, ${how}, or set ${variable} to the path of the program.`,
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
    isDebianLike,
    elevation: isDebianLike ? elevation() : undefined,
  };
}

function install(commands: readonly (readonly string[])[]): void {
  commands.forEach(([program = '', ...args]) => {
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  });
}

/**
 * The path of a program, which is installed first where it is missing and that is allowed.
 *
 * @throws Error that says what the user can do
 */
export function ensureProgram(
  spec: ProgramSpec,
  machine: Machine = thisMachine(),
): string {
  let decision = decideProgram(spec, machine);
  if (decision.kind === 'install') {
    console.log(
      `${spec.label} is missing: installing Debian's package ${spec.debianPackage}`,
    );
    try {
      install(decision.commands);
    } catch {
      console.error(`Debian's package ${spec.debianPackage} was not installed`);
    }
    decision = decideProgram(spec, {...machine, elevation: undefined});
  }
  if (decision.kind === 'found') {
    return decision.file;
  }
  throw new Error(
    decision.kind === 'missing' ? decision.advice : `${spec.label} is missing`,
  );
}
