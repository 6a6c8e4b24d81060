const MINUTE = 60_000;

interface Count {
  since: number;
  requests: number;
}

export interface RateLimits {
  max: number;
  minutes: number;
  /** How many clients are counted at a time; the one with the oldest window is dropped first. */
  clients: number;
}

/** Counts requests in fixed windows. A client's window starts with its first request. */
export class RateLimiter {
  #limits: RateLimits;
  /** In order of the start of their windows. */
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
   * @returns seconds to wait if the limit is exceeded
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
    this.#removeOld(now - window);
    if (this.#counts.size >= clients) {
      const [oldest = ''] = this.#counts.keys();
      this.#counts.delete(oldest);
    }
    this.#counts.set(client, {since: now, requests: 1});
    return undefined;
  }

  #removeOld(before: number): void {
    for (const [client, {since}] of this.#counts) {
      if (since > before) {
        return;
      }
      this.#counts.delete(client);
    }
  }
}

/** A client is identified by its IPv4 address, or by its IPv6 prefix of 64 bits, which is one network. */
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
