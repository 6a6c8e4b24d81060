/**
 * Why there is no answer. `missing`: the site has no index, as under `npm start` before a first build; `unreachable`: a file did not
 * arrive; `offline`: there is no network, and the file was not used before; `outdated`: the site was published again since this page was
 * opened.
 */
export type SearchFailure = 'missing' | 'unreachable' | 'offline' | 'outdated';

export class LocalSearchError extends Error {
  readonly reason: SearchFailure;

  constructor(reason: SearchFailure, message: string) {
    super(message);
    this.name = 'LocalSearchError';
    this.reason = reason;
  }

  /** The error itself, or what went wrong as one. */
  static from(error: unknown): LocalSearchError {
    return error instanceof LocalSearchError
      ? error
      : new LocalSearchError('unreachable', String(error));
  }
}
