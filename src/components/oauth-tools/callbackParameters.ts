/** Longest code, error or state that is accepted, in characters. */
export const PARAMETER_LIMIT = 4096;

/** In characters; a longer error description is cut. */
const DESCRIPTION_LIMIT = 500;

/** The query of a callback page. */
export type CallbackParameters =
  /** The page was opened by hand. */
  | {kind: 'none'}
  | {kind: 'code'; code: string; state: string | undefined}
  | {
      kind: 'error';
      error: string;
      description: string | undefined;
      state: string | undefined;
    }
  /** A parameter is repeated, too long, or has characters that RFC 6749 does not allow. */
  | {kind: 'malformed'};

/** RFC 6749, appendix A: printable ASCII. */
const allowed = /^[\x20-\x7e]+$/;

/** Removes characters that could hide or reorder text: control characters, bidirectional marks, and unassigned code points. */
export function visibleText(text: string, limit: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, limit);
}

/** Parses the query of a callback page. Anybody can make such a link, so the values are untrusted; `validateCallback` compares the state. */
export function callbackParameters(search: string): CallbackParameters {
  const query = new URLSearchParams(search);
  const names = ['code', 'state', 'error'] as const;
  const found = names.map((name) => query.getAll(name));
  const isMalformed = found.some(
    (values) =>
      values.length > 1 ||
      values.some(
        (value) =>
          value !== '' &&
          (value.length > PARAMETER_LIMIT || !allowed.test(value)),
      ),
  );
  if (isMalformed) {
    return {kind: 'malformed'};
  }
  const [code, state, error] = found.map(([value]) =>
    value === '' ? undefined : value,
  );
  if (error !== undefined) {
    const description = visibleText(
      query.get('error_description') ?? '',
      DESCRIPTION_LIMIT,
    );
    return {
      kind: 'error',
      error,
      description: description === '' ? undefined : description,
      state,
    };
  }
  if (code !== undefined) {
    return {kind: 'code', code, state};
  }
  return state === undefined ? {kind: 'none'} : {kind: 'malformed'};
}
