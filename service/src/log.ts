/** A line of the log. It has no field for an address, a query, a body or a header. */
export interface RequestRecord {
  id: string;
  method: string;
  /** The route's pattern, never the requested path. */
  route: string;
  status: number;
  milliseconds: number;
  code?: string;
  upstream?: readonly UpstreamRecord[];
  /** Location of an unexpected error. */
  fault?: string;
}

export interface UpstreamRecord {
  host: string;
  /** The status of the answer, or why there is none. */
  outcome: string;
  milliseconds: number;
}

export type Log = (record: RequestRecord) => void;

/** Describes an unexpected error without its message, which could repeat user input. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return typeof error;
  }
  const frame = /^\s+at (.+)$/m.exec(error.stack ?? '')?.[1] ?? 'unknown place';
  return `${error.name} at ${frame}`;
}
