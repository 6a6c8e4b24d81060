import {hostFiles, releaseFiles} from '../../src/config/hostFiles';
import {
  guessedNames,
  localeCodes,
  locales,
  type Locale,
} from '../../src/config/locales';
import {site} from '../../src/config/site';
import {resolveGuessedLocale} from '../../src/lib/address';

/** For addresses that lead elsewhere: the files may move again. */
export const HTTP_FOUND = 302;

interface Guess {
  name: string;
  base: string;
}

const capitalised = (name: string) =>
  name.replace(/^./, (letter) => letter.toUpperCase());

/** The spellings of a guess that people write, for hosts whose rules compare letter by letter. */
function spellings(name: string): string[] {
  const [language = '', ...rest] = name.split('-');
  const titled = rest.map((part) =>
    part.length === 2 ? part.toUpperCase() : capitalised(part),
  );
  return [
    ...new Set([
      name,
      name.toUpperCase(),
      [language, ...titled].join('-'),
      // A phone writes the first letter.
      capitalised(name),
    ]),
  ];
}

const isOwnName = (name: string, code: Locale) =>
  `/${name}/` === locales[code].base;

/** Guesses for rules without patterns, without the addresses that are right. */
const spelledGuesses: readonly Guess[] = localeCodes.flatMap((code) =>
  guessedNames[code]
    .flatMap(spellings)
    .filter((name) => !isOwnName(name, code))
    .map((name) => ({name, base: locales[code].base})),
);

/** A pattern for each guess of a language, in any case. A language's own name is listed in its other spellings. */
const anyCase = (code: Locale, pattern: (name: string) => string): string =>
  guessedNames[code]
    .flatMap((name) =>
      isOwnName(name, code)
        ? spellings(name).filter((spelling) => spelling !== name)
        : [pattern(name)],
    )
    .join('|');

/** Version and name of a file of a release: nothing that leads out of the folder of releases. */
const RELEASE_FILE = String.raw`v[\d.]+/[\w.-]+`;

const releasePattern = new RegExp(`^${releaseFiles.path}(${RELEASE_FILE})$`);

/** Where an address leads that is none of the site's own, with its query. */
export function redirectTarget(
  pathname: string,
  query: string,
): string | undefined {
  const file = hostFiles.find(({path}) => path === pathname);
  if (file !== undefined) {
    return file.source;
  }
  const [, release] = releasePattern.exec(pathname) ?? [];
  if (release !== undefined) {
    return releaseFiles.source + release;
  }
  const meant = resolveGuessedLocale(pathname);
  return meant === undefined ? undefined : meant + query;
}

const escaped = (text: string) => text.replace(/[.\\]/g, '\\$&');

const whateverCase = (name: string) => `(?i:${name})`;

/** Lines of nginx' map from the address as it was sent, which is still encoded, to where it leads. */
export function nginxMap(): string[] {
  return [
    ...hostFiles.map(
      ({path, source}) => `"~^${escaped(path)}(?:\\?|$)" "${source}";`,
    ),
    `"~^${releaseFiles.path}(?<docs_release>${RELEASE_FILE})(?:\\?|$)" "${releaseFiles.source}$docs_release";`,
    ...localeCodes.map(
      (code) =>
        `"~^/(?:${anyCase(code, whateverCase)})(?:[/\\x5c]+(?<docs_rest>[^?]*))?(?<docs_query>\\?.*)?$" "${locales[code].base}$docs_rest$docs_query";`,
    ),
  ];
}

export function caddyRedirects(): string[] {
  const files = hostFiles.map(
    ({path, source}) => `redir ${path} ${source} ${HTTP_FOUND}`,
  );
  const languages = localeCodes.flatMap((code) => {
    const matcher = `guessed_${code}`;
    return [
      `@${matcher} vars_regexp ${matcher} {uri} "^/(?:${anyCase(code, whateverCase)})(?:[/\\x5c]+([^?]*))?(\\?.*)?$"`,
      `redir @${matcher} ${locales[code].base}{re.${matcher}.1}{re.${matcher}.2} ${HTTP_FOUND}`,
    ];
  });
  const releases = [
    `@release vars_regexp release {uri} "^${releaseFiles.path}(${RELEASE_FILE})(\\?.*)?$"`,
    `redir @release ${releaseFiles.source}{re.release.1} ${HTTP_FOUND}`,
  ];
  return [...files, ...releases, ...languages];
}

/**
 * Lines of the file `_redirects`, as Cloudflare Pages and Netlify read it. Those without a placeholder come first: Cloudflare counts every
 * line from the first placeholder on as one, and takes a hundred.
 */
export function redirectLines(): string[] {
  return [
    ...hostFiles.map(({path, source}) => `${path}  ${source}  ${HTTP_FOUND}`),
    ...spelledGuesses.map(({name, base}) => `/${name}  ${base}  ${HTTP_FOUND}`),
    `${releaseFiles.path}:version/:file  ${releaseFiles.source}:version/:file  ${HTTP_FOUND}`,
    ...spelledGuesses.map(
      // With the name of the site, because a splat that begins with a slash would name another host.
      ({name, base}) => `/${name}/*  ${site.url}${base}:splat  ${HTTP_FOUND}`,
    ),
  ];
}

const letterByLetter = (name: string) =>
  name.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

export function vercelRedirects(): {
  source: string;
  destination: string;
  statusCode: number;
}[] {
  return [
    ...hostFiles.map(({path, source}) => ({
      source: path,
      destination: source,
      statusCode: HTTP_FOUND,
    })),
    {
      source: String.raw`${releaseFiles.path}:version(v[\d.]+)/:file([\w.-]+)`,
      destination: `${releaseFiles.source}:version/:file`,
      statusCode: HTTP_FOUND,
    },
    ...localeCodes.flatMap((code) => {
      const {base} = locales[code];
      const guess = `/:guess(${anyCase(code, letterByLetter)})`;
      return [
        {source: guess, destination: base, statusCode: HTTP_FOUND},
        {
          // A rest that begins with a slash would name another host.
          source: `${guess}/:rest([^/].*|)`,
          destination: `${base}:rest`,
          statusCode: HTTP_FOUND,
        },
      ];
    }),
  ];
}
