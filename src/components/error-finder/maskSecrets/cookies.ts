// cspell:ignore dbname
import type {Span} from './textSpans';

/** Names between semicolons that are no cookies. */
const harmless =
  /^(?:path|domain|expires|max-age|samesite|version|charset|boundary|filename\*?|name|q|rel|type|format|server|host|port|user|user id|database|dbname)$/i;

const nameOfCookie = /^[\w.%~-]{1,60}$/;

/** Shorter values are no session. */
const SHORTEST = 6;

function valueOfCookie(pair: string, from: number): Span[] {
  const equals = pair.indexOf('=');
  const name = pair.slice(0, Math.max(0, equals));
  const value = /^[^,"'*&]*/.exec(pair.slice(equals + 1))?.[0] ?? '';
  return nameOfCookie.test(name) &&
    !harmless.test(name) &&
    value.length >= SHORTEST
    ? [{from: from + equals + 1, to: from + equals + 1 + value.length}]
    : [];
}

/** The first and the last run without white space in a part between semicolons, with their positions. */
function runsAtEnds(part: string): {run: string; at: number}[] {
  const start = part.length - part.trimStart().length;
  const [first = ''] = /^\S*/.exec(part.slice(start)) ?? [];
  let at = part.length;
  while (at > 0 && !/\s/.test(part.charAt(at - 1))) {
    at--;
  }
  return [
    {run: first, at: start},
    {run: part.slice(at), at},
  ];
}

function cookiesInLine(line: string, start: number): Span[] {
  const parts = line.split(';');
  let from = start;
  return parts.flatMap((part, index) => {
    const spans = runsAtEnds(part).flatMap(({run, at}, side) =>
      (side === 0 ? index > 0 : index < parts.length - 1)
        ? valueOfCookie(run, from + at)
        : [],
    );
    from += part.length + 1;
    return spans;
  });
}

/** Values of cookies without a `Cookie` header: a=1; b=2. */
export function secretsOfCookies(text: string): Span[] {
  return [...text.matchAll(/[^\r\n]+/g)]
    .filter(({0: line}) => line.includes(';'))
    .flatMap(({0: line, index}) => cookiesInLine(line, index));
}
