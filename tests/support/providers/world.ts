import {randomBytes} from 'node:crypto';

/** What all simulated providers share: a clock that tests can move, and values nobody can guess. */
export class World {
  #ahead = 0;

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Moves the clock forward, in milliseconds. */
  advance(duration: number): void {
    this.#ahead += duration;
  }

  /** A new secret; its beginning says what it is, so that a test can look for it in a log. */
  secret(name: string): string {
    return `${name}-${randomBytes(18).toString('base64url')}`;
  }
}
