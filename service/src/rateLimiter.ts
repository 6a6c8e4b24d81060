const MINUTE = 60_000;

interface Count {
  since: number;
  requests: number;
}

export interface RateLimits {
  /** Requests of one client in a window. */
  max: number;
  minutes: number;
  /** How many clients are remembered; beyond that the one that was seen first is forgotten. */
  clients: number;
}

/** Counts requests in fixed windows, each client's beginning with its first request. */
export class RateLimiter {
  #limits: RateLimits;
  /** Windows in the order in which they began. */
  #counts = new Map<string, Count>();

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#counts.size;
  }

  /**
   * Counts one request.
   *
   * @returns seconds to wait when it is one too many
   */
  take(client: string, now: number): number | undefined {
    const {max, minutes, clients} = this.#limits;
    const window = minutes * MINUTE;
    const count = this.#counts.get(client);
    if (count !== undefined && now - count.since < window) {
      if (count.requests >= max) {
        return Math.ceil((count.since + window - now) / 1000);
      }
      count.requests += 1;
      return undefined;
    }
    this.#counts.delete(client);
    this.#forgetOld(now - window);
    if (this.#counts.size >= clients) {
      const [oldest = ''] = this.#counts.keys();
      this.#counts.delete(oldest);
    }
    this.#counts.set(client, {since: now, requests: 1});
    return undefined;
  }

  #forgetOld(before: number): void {
    for (const [client, {since}] of this.#counts) {
      if (since > before) {
        return;
      }
      this.#counts.delete(client);
    }
  }
}

/**
 * What a client is counted by: its address, or for IPv6 the first 64 bits, which belong to one household.
 */
export function rateKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) {
    return plain;
  }
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from(
    {length: Math.max(0, 8 - before.length - after.length)},
    () => '0',
  );
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
