import glossary from '../../../src/data/glossary/records.json';
import {glossaryRecords} from '../../../src/data/glossary/schema';
import synonymGroups from '../../../src/data/synonyms/records.json';
import {termSynonyms} from '../../../src/components/search/engine/termSynonyms';
import {tokenize} from '../../../src/components/search/engine/tokens';
import {isFiller} from '../../../src/components/search/engine/stopWords';

/** The terms of a text, as this site's own search splits them, so that a library is not judged by its tokenizer. */
export function termsOf(text: string): string[] {
  return tokenize(text)
    .map(({term}) => term)
    .filter((term) => !isFiller(term));
}

const groups = [
  ...synonymGroups,
  ...termSynonyms(glossaryRecords.parse(glossary)),
];

/** A query with the synonyms of its terms. */
export function withSynonyms(query: string): string {
  const folded = query.toLowerCase();
  const others = groups
    .filter((group) =>
      group.some((word) => folded.includes(word.toLowerCase())),
    )
    .flat();
  return [query, ...others].join(' ');
}
