import {unitText} from '../../lib/unitText';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A number of seconds in its most readable unit, such as `2 hours`; `undefined` for anything but digits. */
export function lifetimeText(
  seconds: string | undefined,
  language: string,
): string | undefined {
  if (seconds === undefined || !/^\d{1,9}$/.test(seconds)) {
    return undefined;
  }
  const time = Number(seconds);
  const inUnit = (unit: string, length: number) =>
    unitText(Math.floor(time / length), unit, language, 'long');
  if (time >= 2 * DAY) {
    return inUnit('day', DAY);
  }
  return time >= 2 * HOUR ? inUnit('hour', HOUR) : inUnit('minute', MINUTE);
}
