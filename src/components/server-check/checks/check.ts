import type {RequestName} from '../fetching/answers';
import type {Observations} from '../fetching/observation';
import type {Target} from '../fetching/requests';
import type {Trouble} from '../fetching/troubles';
import type {CheckId, FindingId, LineId, ReasonId} from './serverCheckTexts';

/** What a text takes in place of `{name}`. */
export type Values = Readonly<Record<string, string | number>>;

export interface Line {
  id: LineId;
  values?: Values;
}

/** What a check found. Its words, and how sure it is, are in `textRecords.json`. */
export interface Finding {
  id: FindingId;
  /** For what is less sure than its id says. */
  atMost?: 'likely' | 'info';
  /** For the texts alone: they may be names. */
  values?: Values;
  /** More sentences, one line each. */
  lines?: readonly Line[];
  /** Names of the reader's server, commands and settings, one line each. */
  items?: readonly string[];
  /** For a terminal of any system. */
  command?: string;
  /** What the server itself says. The error finder explains it. */
  messages?: readonly string[];
  /** For the texts and the report, in which nothing can be a name. */
  numbers?: Readonly<Record<string, number>>;
}

/** A check has nothing to say: an answer is of no use, or the reader did not enter something. */
export interface NotChecked {
  because: ReasonId;
}

/** One thing that is checked. */
export interface Check {
  id: CheckId;
  /** Answers that it rests on. With trouble in one of them nothing is checked, unless `judges` names it. */
  needs: readonly RequestName[];
  /** Troubles that the check draws conclusions from itself: everything else that could be the cause ends it. */
  judges?: Readonly<Partial<Record<RequestName, readonly Trouble[]>>>;
  /** What the reader has to enter for it. */
  asks?: 'file' | 'token' | 'upload';
  /** Whether it says something about a server that is not known to be AList. */
  isAboutAny?: true;
  /** Looks at nothing but its arguments. An empty list where the check does not apply. */
  evaluate: (
    seen: Observations,
    target: Target,
  ) => readonly Finding[] | NotChecked;
}
