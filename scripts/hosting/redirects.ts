import {hostFiles} from '../../src/config/hostFiles';
import {guessedNames, localeCodes, locales} from '../../src/config/locales';
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

/** Where an address leads that is none of the site's own, with its query. */
export function redirectTarget(
  pathname: string,
  query: string,
): string | undefined {
  const file = hostFiles.find(({path}) => path === pathname);
  if (file !== undefined) {
    return file.source;
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
  return [...files, ...languages];
}

/** Lines of the file `_redirects`, as Cloudflare Pages and Netlify read it. */
export function redirectLines(): string[] {
  return [
    ...hostFiles.map(({path, source}) => `${path}  ${source}  ${HTTP_FOUND}`),
    ...spelledGuesses.flatMap(({name, base}) => [
      `/${name}  ${base}  ${HTTP_FOUND}`,
      `/${name}/*  ${base}:splat  ${HTTP_FOUND}`,
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
    ...localeCodes.map((code) => {
      const {base} = locales[code];
      const names = spelledGuesses
        .filter((guess) => guess.base === base)
        .map(({name}) => name);
      return {
        source: `/(${names.join('|')})/:rest*`,
        destination: `${base}:rest*`,
        statusCode: HTTP_FOUND,
      };
    }),
  ];
}
