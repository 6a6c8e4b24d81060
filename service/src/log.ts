/** What is known of a request that was answered. There is no place in it for an address, a query, a body or a header. */
export interface RequestRecord {
  id: string;
  method: string;
  /** The route's pattern, never the path that was asked for. */
  route: string;
  status: number;
  milliseconds: number;
  /** Which error was answered. */
  code?: string;
  upstream?: readonly UpstreamRecord[];
  /** Where a mistake in this program happened. */
  fault?: string;
}

export interface UpstreamRecord {
  host: string;
  /** The status of the answer, or what happened instead. */
  outcome: string;
  milliseconds: number;
}

export type Log = (record: RequestRecord) => void;

/** Names an unexpected error without its message, which could repeat what somebody sent. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) {
    return typeof error;
  }
  const frame = /^\s+at (.+)$/m.exec(error.stack ?? '')?.[1] ?? 'unknown place';
  return `${error.name} at ${frame}`;
}
