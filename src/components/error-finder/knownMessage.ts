import {cached} from '../../lib/cached';
import {normalized, wordsIn} from './pastedText';

/** A message, prepared for the search. */
export interface KnownMessage {
  /** The fixed parts between the wildcards. */
  pieces: readonly string[];
  /** Characters of the fixed parts. */
  length: number;
  /** The fixed parts without spaces. */
  squeezed: readonly string[];
  /** Its words; a place has none, because it is meant as a whole. */
  words: readonly string[];
  /** An address or a path by itself: it only says where something failed. */
  isPlace: boolean;
  /** Whether it ends with a wildcard. */
  isOpen: boolean;
  /** A plain word or a number, which also occurs in sentences. */
  isPlain: boolean;
}

const known = new Map<string, KnownMessage>();

const PLACE =
  /^(?:(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?\/?|\/[\w./-]*)$/;

function fixedParts(message: string): string[] {
  return message
    .split('…')
    .map((piece) => piece.replace(/^[\s:,]+|[\s:,]+$/g, ''))
    .filter((piece) => piece !== '');
}

function prepare(message: string): KnownMessage {
  const parts = fixedParts(message);
  const pieces = parts.map(normalized);
  const isPlace = PLACE.test(message);
  return {
    pieces,
    length: pieces.join('').length,
    squeezed: pieces.map((piece) => piece.replace(/\s/g, '')),
    words: isPlace ? [] : wordsIn(message),
    isPlace,
    isOpen: message.endsWith('…'),
    isPlain: /^[^\p{L}\p{N}]*(?:[A-Z]?[a-z]+|\d+)[^\p{L}\p{N}]*$/u.test(
      parts.join(' '),
    ),
  };
}

/** Prepares a message, and caches it, because every search uses the same ones. `…` is a wildcard. */
export const knownMessage = (message: string): KnownMessage =>
  cached(known, message, () => prepare(message));
