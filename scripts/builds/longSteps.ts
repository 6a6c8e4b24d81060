import {stripVTControlCharacters} from 'node:util';

export interface BuildStep {
  name: string;
  seconds: number;
}

/** A step of the build that is shorter is not worth a line. */
const LEAST_SECONDS = 1;

/** `[PERF] Build > en > Load site - 1.23 seconds! - (Heap …)`, as Docusaurus writes it with `DOCUSAURUS_PERF_LOGGER`. */
const measuredStep =
  /\[PERF\](?:\[KO\])? (?<name>.+) - (?<value>[\d.]+) (?<unit>seconds!|ms) - \(/;

/** The steps that Docusaurus measured and that took a second or more, a step before those that it consists of. */
export function longSteps(lines: readonly string[]): BuildStep[] {
  return lines
    .flatMap((line) => {
      const {
        name = '',
        value,
        unit,
      } = measuredStep.exec(stripVTControlCharacters(line))?.groups ?? {};
      const seconds = Number(value) / (unit === 'ms' ? 1000 : 1);
      return seconds >= LEAST_SECONDS ? [{name, seconds}] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
