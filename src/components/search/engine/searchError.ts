/**
 * Why there is no result. `missing`: the site has no index, as under `npm start` before a first build; `unreachable`: a file did not load;
 * `offline`: there is no network, and the file is not cached; `outdated`: a newer version of the site was published after this page was
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

  /** The error itself, or any other wrapped in one. */
  static from(error: unknown): LocalSearchError {
    return error instanceof LocalSearchError
      ? error
      : new LocalSearchError('unreachable', String(error));
  }
}
