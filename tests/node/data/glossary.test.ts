import {glossaryRecords} from '../../../src/data/glossary/schema';
import {readFacts} from '../../../src/markdown/facts/readFacts';
import {projectRoot} from '../../support/pages';

const {glossary: terms} = readFacts(projectRoot);

test('no word is explained twice, and none is one that another entry avoids', () => {
  for (const locale of ['en', 'zh'] as const) {
    const words = terms.flatMap(({term, forms}) => [
      term[locale],
      ...(forms?.[locale] ?? []),
    ]);
    const avoided = terms.flatMap(({avoid}) => avoid?.[locale] ?? []);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => avoided.includes(word))).toEqual([]);
  }
});

test('each explanation is one sentence', () => {
  const long = terms.filter(
    ({short}) => short.en.includes('. ') || /。./.test(short.zh),
  );
  expect(long.map(({id}) => id)).toEqual([]);
});

test('an id that is there twice is refused', () => {
  expect(glossaryRecords.safeParse([...terms, terms[0]]).success).toBe(false);
});
