import type {Step} from './steps';

export interface Plan {
  steps: readonly Step[];
  before: readonly string[];
  /** Among other things what was not run: a short check must not pass for a whole one. */
  after: readonly string[];
}
