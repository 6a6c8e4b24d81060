import * as z from 'zod';
import {parseOrThrow} from '../../src/lib/describeIssues';
import questionFile from '../fixtures/readers-questions.json';
import {headingIds, readPages} from '../support/pages';

const FILE = 'tests/fixtures/readers-questions.json';

/** What a reader asked in public, in our words, and where the site answers. */
const readerQuestion = z.strictObject({
  language: z.enum(['en', 'zh']),
  question: z.string().regex(/[?？]$/, 'a question'),
  page: z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/, 'a page such as "faq/why"'),
  anchor: z.string().regex(/^[a-z0-9-]+$/, 'the id of a heading'),
  /** The thread in which it was asked. */
  source: z.url({protocol: /^https$/}),
});

const questions = parseOrThrow(z.array(readerQuestion), questionFile, FILE);

const pages = {en: readPages('en'), zh: readPages('zh')};

/** Where an answer is missing: no page, or no heading with this id. */
function missing(
  locale: keyof typeof pages,
  {page, anchor}: z.infer<typeof readerQuestion>,
): string[] {
  const found = pages[locale].find(({path}) => path === `${page}.md`);
  if (found === undefined) {
    return [`${locale}: no page ${page}`];
  }
  const ids = headingIds(found.text).map((heading) => heading.split(' ')[1]);
  return ids.includes(anchor) ? [] : [`${locale}: no #${anchor} on ${page}`];
}

describe('readers who asked elsewhere', () => {
  it.each(questions)(
    'find the place of the answer in both languages: $question',
    (question) => {
      expect([...missing('en', question), ...missing('zh', question)]).toEqual(
        [],
      );
    },
  );
});
