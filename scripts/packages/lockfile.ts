import type {LockedPackage, Lockfile, Manifest, Reviewed} from './schema';

/** A package in the lockfile, by its own name. */
export interface Locked extends LockedPackage {
  id: string;
  place: string;
}

const FOLDER = 'node_modules/';

/** Every installed package that comes from elsewhere: not the project itself and its workspaces. */
export function lockedPackages({packages}: Lockfile): Locked[] {
  return Object.entries(packages).flatMap(([place, entry]) =>
    place.includes(FOLDER) && entry.link !== true
      ? [
          {
            ...entry,
            place,
            id:
              entry.name ??
              place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
          },
        ]
      : [],
  );
}

/** A sentence for each name of a list that no longer applies to any package. */
export function obsoleteEntryProblems(
  listed: readonly string[],
  used: ReadonlySet<string>,
  list: string,
): string[] {
  return listed
    .filter((name) => !used.has(name))
    .map(
      (name) => `${name}: found in ${list}, where it is not needed; remove it.`,
    );
}

export function sourceProblems(
  locked: readonly Locked[],
  withoutDigest: readonly string[],
): string[] {
  const isListed = new Set(withoutDigest);
  const missing = new Set<string>();
  const problems = locked.flatMap(({id, place, resolved, ...entry}) => {
    if (resolved !== undefined) {
      return [
        `${place}: found the address ${resolved}, expected none, so that it comes from the registry; fix: name a release in package.json.`,
      ];
    }
    if (entry.integrity?.startsWith('sha512-') === true) {
      return [];
    }
    const isForOthers = entry.optional === true && entry.os !== undefined;
    if (entry.integrity === undefined && isForOthers && isListed.has(id)) {
      missing.add(id);
      return [];
    }
    return [
      `${place}: found ${entry.integrity ?? 'no digest'}, expected one that begins with sha512-; fix: let npm write this entry again.`,
    ];
  });
  return [
    ...problems,
    ...obsoleteEntryProblems(withoutDigest, missing, 'withoutDigest'),
  ];
}

/** One exact release, also of an aliased package. */
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** Versions in a `package.json` that are not exact; `npm ci` compares them with the lockfile. */
export function manifestProblems(
  manifests: Readonly<Record<string, Manifest>>,
): string[] {
  return Object.entries(manifests).flatMap(([file, manifest]) =>
    (['dependencies', 'devDependencies'] as const).flatMap((kind) =>
      Object.entries(manifest[kind])
        .filter(([, wanted]) => !exact.test(wanted))
        .map(
          ([name, wanted]) =>
            `${file}: ${kind}.${name}: found ${wanted}, expected one release such as 1.2.3; fix: name the release.`,
        ),
    ),
  );
}

export function scriptProblems(
  locked: readonly Locked[],
  reviewed: Reviewed['installScripts'],
): string[] {
  const found = locked.filter(
    ({hasInstallScript}) => hasInstallScript === true,
  );
  return [
    ...found
      .filter(({id}) => !(id in reviewed))
      .map(
        ({id, version}) =>
          `${id} ${version ?? ''}: found a program that runs while it is installed, expected one that somebody has read; fix: read it and describe it under installScripts.`,
      ),
    ...obsoleteEntryProblems(
      Object.keys(reviewed),
      new Set(found.map(({id}) => id)),
      'installScripts',
    ),
  ];
}

/** Settings of npm under which a package could run a script or come from elsewhere. */
export function settingProblems(npmrc: string): string[] {
  const settings = new Map(
    npmrc
      .split('\n')
      .filter((line) => /^[^;#]+=/.test(line))
      .map((line) => {
        const [name = '', ...value] = line.split('=');
        return [name.trim(), value.join('=').trim()] as const;
      }),
  );
  const elsewhere = [...settings.keys()].filter((name) =>
    /(?:^|:)registry$/.test(name),
  );
  return [
    ...(settings.get('ignore-scripts') === 'true'
      ? []
      : [
          `.npmrc: ignore-scripts: found ${settings.get('ignore-scripts') ?? 'nothing'}, expected true; fix: write "ignore-scripts=true".`,
        ]),
    ...elsewhere.map(
      (name) =>
        `.npmrc: found ${name}, expected no registry; fix: leave it to who installs.`,
    ),
  ];
}
