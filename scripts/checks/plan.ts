import type {Step} from './steps';

/** What a check does, and what it prints before and after. */
export interface Plan {
  steps: readonly Step[];
  before: readonly string[];
  /** Among other things what was not run: a short check must not pass for a whole one. */
  after: readonly string[];
}
