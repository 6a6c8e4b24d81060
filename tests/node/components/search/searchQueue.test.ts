import {
  createSearchQueue,
  HOSTED_DELAY,
  SEARCH_TIMEOUT,
  type SearchAnswer,
  type SearchOutcome,
} from '../../../../src/components/search/searchQueue';
import type {SearchHit} from '../../../../src/components/search/hit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hitOf = (query: string): SearchHit => ({
  address: `/${query}`,
  kind: 'page',
  group: '',
  titles: [],
});

/** A queue over an index whose answers the test controls. */
function start(delay: number) {
  const sent: string[] = [];
  const answers: {
    resolve: (answer: SearchAnswer) => void;
    reject: (error: Error) => void;
  }[] = [];
  const outcomes: (SearchOutcome | undefined)[] = [];
  const queue = createSearchQueue({
    run: async (query) => {
      sent.push(query);
      return new Promise((resolve, reject) => {
        answers.push({resolve, reject});
      });
    },
    delay,
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  const results: Record<string, readonly SearchHit[]> = {};
  const search = (query: string) => {
    void queue.search(query).then((hits) => {
      results[query] = hits;
    });
  };
  return {queue, search, sent, answers, outcomes, results};
}

const settle = async () => jest.advanceTimersByTimeAsync(0);

test('every keystroke queries the site’s own index at once', () => {
  const {search, sent} = start(0);
  ['s', 's3'].forEach(search);
  expect(sent).toEqual(['s', 's3']);
});

test('the hosted service is queried when the user pauses, with the text that is there then', () => {
  const {search, sent} = start(HOSTED_DELAY);
  search('s');
  jest.advanceTimersByTime(HOSTED_DELAY - 1);
  search('s3');
  jest.advanceTimersByTime(HOSTED_DELAY - 1);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual(['s3']);
});

test('every waiting search gets the hits of the newest query, in whatever order answers arrive', async () => {
  const {search, answers, results, outcomes} = start(0);
  ['a', 'ab'].forEach(search);
  answers[1]?.resolve({hits: [hitOf('ab')]});
  await settle();
  answers[0]?.resolve({hits: [hitOf('a')]});
  await settle();
  expect(results).toEqual({a: [hitOf('ab')], ab: [hitOf('ab')]});
  expect(outcomes).toHaveLength(1);
});

test('the answer to an older query is dropped', async () => {
  const {search, answers, results} = start(0);
  ['a', 'ab'].forEach(search);
  answers[0]?.resolve({hits: [hitOf('a')]});
  await settle();
  expect(results).toEqual({});
});

test('the same query is sent once while its answer is pending, and again after it', async () => {
  const {search, sent, answers} = start(0);
  search('a');
  search('a');
  expect(sent).toEqual(['a']);
  answers[0]?.resolve({hits: []});
  await settle();
  search('a');
  expect(sent).toEqual(['a', 'a']);
});

test('a failure is reported, and the waiting searches resolve', async () => {
  const {search, answers, results, outcomes} = start(0);
  search('a');
  answers[0]?.reject(new Error('no network'));
  await settle();
  expect(results).toEqual({a: []});
  expect(outcomes).toEqual([{kind: 'failed'}]);
  search('a');
  answers[1]?.resolve({hits: [hitOf('a')]});
  await settle();
  expect(outcomes.at(-1)).toEqual({
    kind: 'answered',
    answer: {hits: [hitOf('a')]},
  });
});

test('a query that is never answered fails', async () => {
  const {search, outcomes} = start(0);
  search('a');
  await jest.advanceTimersByTimeAsync(SEARCH_TIMEOUT);
  expect(outcomes).toEqual([{kind: 'failed'}]);
});

test('while an input method composes a word nothing is sent, and then the whole word once', async () => {
  const {queue, search, sent, answers, results} = start(0);
  queue.hold();
  ['a', 'a li', '阿里'].forEach(search);
  await settle();
  expect(sent).toEqual([]);
  queue.release();
  search('阿里');
  expect(sent).toEqual(['阿里']);
  answers[0]?.resolve({hits: [hitOf('x')]});
  await settle();
  expect(Object.keys(results)).toEqual(['a', 'a li', '阿里']);
});

test('a pause during composition does not query the hosted service either', () => {
  const {queue, search, sent} = start(HOSTED_DELAY);
  search('s');
  queue.hold();
  jest.advanceTimersByTime(HOSTED_DELAY * 3);
  expect(sent).toEqual([]);
  queue.release();
  jest.advanceTimersByTime(HOSTED_DELAY);
  expect(sent).toEqual(['s']);
});

test('an emptied field cancels the query and clears the last outcome', async () => {
  const {queue, search, sent, answers, results, outcomes} = start(HOSTED_DELAY);
  search('a');
  queue.cancel();
  await settle();
  jest.advanceTimersByTime(HOSTED_DELAY);
  expect(sent).toEqual([]);
  expect(results).toEqual({a: []});
  search('b');
  jest.advanceTimersByTime(HOSTED_DELAY);
  queue.cancel();
  answers[0]?.resolve({hits: [hitOf('b')]});
  await settle();
  expect(results.b).toEqual([]);
  expect(outcomes).toEqual([undefined, undefined]);
  queue.cancel();
  expect(outcomes).toHaveLength(3);
});
