import {hostFiles, releaseFiles} from '../../src/config/hostFiles';
import {guessedNames, localeCodes, locales} from '../../src/config/locales';
import {site} from '../../src/config/site';
import {resolveGuessedLocale} from '../../src/lib/address';

/** For addresses that lead elsewhere: the files may move again. */
export const HTTP_FOUND = 302;

/** A guessed language with the base of its own addresses. */
interface Guess {
  name: string;
  base: string;
}

/** The spellings of a guess that people write, for hosts whose rules compare letter by letter. */
function spellings(name: string): string[] {
  const [language = '', ...rest] = name.split('-');
  const titled = rest.map((part) =>
    part.length === 2
      ? part.toUpperCase()
      : part.replace(/^./, (letter) => letter.toUpperCase()),
  );
  return [
    ...new Set([name, name.toUpperCase(), [language, ...titled].join('-')]),
  ];
}

/** Guesses for rules without patterns, without the addresses that are right. */
const spelledGuesses: readonly Guess[] = localeCodes.flatMap((code) => {
  const {base} = locales[code];
  return guessedNames[code]
    .flatMap(spellings)
    .filter((name) => `/${name}/` !== base)
    .map((name) => ({name, base}));
});

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

/** Patterns of one language's guesses, the language's own name with a capital letter among them. */
function patterns(): {pattern: string; base: string}[] {
  return localeCodes.map((code) => {
    const {base} = locales[code];
    const names = guessedNames[code].map((name) =>
      `/${name}/` === base
        ? `(?!${name}[/?]|${name}$)(?i:${name})`
        : `(?i:${name})`,
    );
    return {pattern: `^/(?:${names.join('|')})`, base};
  });
}

/** Lines of nginx' map from the address as it was sent, which is still encoded, to where it leads. */
export function nginxMap(): string[] {
  return [
    ...hostFiles.map(
      ({path, source}) => `"~^${escaped(path)}(?:\\?|$)" "${source}";`,
    ),
    `"~^${releaseFiles.path}(?<docs_release>${RELEASE_FILE})(?:\\?|$)" "${releaseFiles.source}$docs_release";`,
    ...patterns().map(
      ({pattern, base}) =>
        `"~${pattern}(?:[/\\x5c]+(?<docs_rest>[^?]*))?(?<docs_query>\\?.*)?$" "${base}$docs_rest$docs_query";`,
    ),
  ];
}

/** Lines of Caddy, whose patterns know no look-ahead: a language's own name is listed in its other spellings. */
export function caddyRedirects(): string[] {
  const files = hostFiles.map(
    ({path, source}) => `redir ${path} ${source} ${HTTP_FOUND}`,
  );
  const languages = localeCodes.flatMap((code) => {
    const {base} = locales[code];
    const names = guessedNames[code].flatMap((name) =>
      `/${name}/` === base
        ? [
            name.toUpperCase(),
            name.replace(/^./, (letter) => letter.toUpperCase()),
          ]
        : [`(?i:${name})`],
    );
    const matcher = `guessed_${code}`;
    return [
      `@${matcher} vars_regexp ${matcher} {uri} "^/(?:${names.join('|')})(?:[/\\x5c]+([^?]*))?(\\?.*)?$"`,
      `redir @${matcher} ${base}{re.${matcher}.1}{re.${matcher}.2} ${HTTP_FOUND}`,
    ];
  });
  const releases = [
    `@release vars_regexp release {uri} "^${releaseFiles.path}(${RELEASE_FILE})(\\?.*)?$"`,
    `redir @release ${releaseFiles.source}{re.release.1} ${HTTP_FOUND}`,
  ];
  return [...files, ...releases, ...languages];
}

/** Lines of the file `_redirects`, as Cloudflare Pages and Netlify read it. */
export function redirectLines(): string[] {
  return [
    ...hostFiles.map(({path, source}) => `${path}  ${source}  ${HTTP_FOUND}`),
    `${releaseFiles.path}:version/:file  ${releaseFiles.source}:version/:file  ${HTTP_FOUND}`,
    ...spelledGuesses.flatMap(({name, base}) => [
      `/${name}  ${base}  ${HTTP_FOUND}`,
      // With the name of the site, because a splat that begins with a slash would name another host.
      `/${name}/*  ${site.url}${base}:splat  ${HTTP_FOUND}`,
    ]),
  ];
}

/** Redirects of Vercel. */
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
      const names = spelledGuesses
        .filter((guess) => guess.base === base)
        .map(({name}) => name);
      const guess = `/:guess(${names.join('|')})`;
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
