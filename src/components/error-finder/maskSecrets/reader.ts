import type {NameKind} from './names';
import type {Place} from './place';
import type {Span} from './spans';
import type {Surroundings} from './values';

/** A name of a secret in a text. */
export interface Name {
  name: string;
  kind: NameKind;
  isHan: boolean;
  from: number;
  to: number;
  place: Place;
  surroundings: Surroundings;
}

/** Finds the value of a name in one way of writing it. */
export type Reader = (text: string, name: Name) => Span | undefined;
