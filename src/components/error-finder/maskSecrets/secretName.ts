import type {NameKind} from './names';
import type {NameContext} from './nameContext';
import type {Span} from './textSpans';
import type {EnclosingQuotes} from './values';

/** The name of a secret in a text, such as `password`. */
export interface SecretName {
  name: string;
  kind: NameKind;
  isHan: boolean;
  from: number;
  to: number;
  context: NameContext;
  enclosing: EnclosingQuotes;
}

/** Finds the value of a name, in one notation. */
export type FindValue = (text: string, name: SecretName) => Span | undefined;
