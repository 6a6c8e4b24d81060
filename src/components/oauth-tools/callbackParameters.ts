/** Longest code, error or state that a provider has a reason to send, in characters. */
export const PARAMETER_LIMIT = 4096;

/** Longest description of an error that is shown, in characters. */
export const DESCRIPTION_LIMIT = 500;

/** What a provider appended to the address of a callback page. */
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
  /** Not what a provider sends: a parameter twice, too long, or with characters that none may have. */
  | {kind: 'malformed'};

/** RFC 6749, appendix A: visible characters and the space. */
const allowed = /^[\x20-\x7e]+$/;

/** Takes out what could hide or reorder words on the screen: control characters, marks of direction, and what has no picture. */
export function visibleText(text: string, limit: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, limit);
}

/**
 * Reads the query of a callback page. Values come from whoever made the link, so nothing of them is taken on trust: the state is compared
 * elsewhere, and texts are shown as text.
 *
 * @param search the query, with or without its question mark
 */
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
