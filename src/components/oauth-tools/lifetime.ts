const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in its most readable unit. */
export interface Lifetime {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** @param seconds lifetime of a token, in digits as the provider sends it */
export function lifetimeParts(
  seconds: string | undefined,
): Lifetime | undefined {
  if (seconds === undefined || !/^\d{1,9}$/.test(seconds)) {
    return undefined;
  }
  const time = Number(seconds);
  if (time >= 2 * DAY) {
    return {unit: 'days', count: Math.floor(time / DAY)};
  }
  return time >= 2 * HOUR
    ? {unit: 'hours', count: Math.floor(time / HOUR)}
    : {unit: 'minutes', count: Math.floor(time / MINUTE)};
}
