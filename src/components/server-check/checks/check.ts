import type {PagePath} from '../../../lib/address';
import type {RequestName} from '../fetching/answers';
import type {Observations} from '../fetching/observation';
import type {Target} from '../fetching/requests';

/** `certain` and `likely` are faults, `info` is worth knowing, `fine` is as it should be. */
export const certainties = ['certain', 'likely', 'info', 'fine'] as const;

export type Certainty = (typeof certainties)[number];

/** A page of this site that explains more. */
export interface Explanation {
  page: PagePath;
  /** Query of its address. */
  search?: string;
  /** Id of a heading there. */
  at?: string;
  label: () => string;
}

/** What a check found, in the reader's language. */
export interface Finding {
  certainty: Certainty;
  /** What was seen. */
  saw: string;
  /** What that means. */
  means: string;
  remedy?: string;
  /** Parts of the remedy or examples, one line each. */
  details?: readonly string[];
  /** The same for an issue in English: values without sentences. */
  facts: Readonly<Record<string, string | number | boolean>>;
  /** What the server itself says, for the issue. */
  messages?: readonly string[];
  /** In place of the page of the check. */
  page?: Explanation;
}

/** One thing that is checked. A file of this folder holds one, `index.ts` lists them. */
export interface Check {
  id: string;
  title: () => string;
  /** It is evaluated once each of these was sent. */
  needs: readonly RequestName[];
  /** Looks at nothing but its arguments. `undefined` if there is nothing to say. */
  evaluate: (seen: Observations, target: Target) => Finding | undefined;
  page: Explanation;
  /** First and last release of the product that the check is right for. */
  since?: string;
  until?: string;
}
