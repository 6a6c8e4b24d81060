import texts from './failureTexts.json';
import type {Locale} from './locales';

/** A failure around the site, and what a reader still has then. */
export interface Failure {
  id: string;
  fault: Record<Locale, string>;
  effect: Record<Locale, string>;
}

const known: Record<string, Omit<Failure, 'id'>> = texts;

export const failures: readonly Failure[] = Object.entries(known).map(
  ([id, failure]) => ({id, ...failure}),
);
