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

/** A queue over an index that answers when the test says so. */
function start(delay: number) {
  const asked: string[] = [];
  const answers: {
    resolve: (answer: SearchAnswer) => void;
    reject: (error: Error) => void;
  }[] = [];
  const outcomes: (SearchOutcome | undefined)[] = [];
  const queue = createSearchQueue({
    ask: async (query) => {
      asked.push(query);
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
  return {queue, search, asked, answers, outcomes, results};
}

const settle = async () => jest.advanceTimersByTimeAsync(0);

test('the site’s own index is asked at every keystroke, at once', () => {
  const {search, asked} = start(0);
  ['s', 's3'].forEach(search);
  expect(asked).toEqual(['s', 's3']);
});

test('the hosted service is asked when the reader pauses, for what is there then', () => {
  const {search, asked} = start(HOSTED_DELAY);
  search('s');
  jest.advanceTimersByTime(HOSTED_DELAY - 1);
  search('s3');
  jest.advanceTimersByTime(HOSTED_DELAY - 1);
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked).toEqual(['s3']);
  expect(HOSTED_DELAY).toBe(500);
});

test('whoever waits gets the answer to the newest query, in whatever order answers come', async () => {
  const {search, answers, results, outcomes} = start(0);
  ['a', 'ab'].forEach(search);
  answers[1]?.resolve({hits: [hitOf('ab')]});
  await settle();
  answers[0]?.resolve({hits: [hitOf('a')]});
  await settle();
  expect(results).toEqual({a: [hitOf('ab')], ab: [hitOf('ab')]});
  expect(outcomes).toHaveLength(1);
});

test('an old answer that comes first is dropped', async () => {
  const {search, answers, results} = start(0);
  ['a', 'ab'].forEach(search);
  answers[0]?.resolve({hits: [hitOf('a')]});
  await settle();
  expect(results).toEqual({});
});

test('the same query is asked once while its answer is on the way, and again after it', async () => {
  const {search, asked, answers} = start(0);
  search('a');
  search('a');
  expect(asked).toEqual(['a']);
  answers[0]?.resolve({hits: []});
  await settle();
  search('a');
  expect(asked).toEqual(['a', 'a']);
});

test('a failure is told, and those who wait are not left waiting', async () => {
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

test('an answer that never comes is a failure', async () => {
  const {search, outcomes} = start(0);
  search('a');
  await jest.advanceTimersByTimeAsync(SEARCH_TIMEOUT);
  expect(outcomes).toEqual([{kind: 'failed'}]);
});

test('while a word is composed nothing is asked, then once for all of it', async () => {
  const {queue, search, asked, answers, results} = start(0);
  queue.hold();
  ['a', 'a li', '阿里'].forEach(search);
  await settle();
  expect(asked).toEqual([]);
  queue.release();
  search('阿里');
  expect(asked).toEqual(['阿里']);
  answers[0]?.resolve({hits: [hitOf('x')]});
  await settle();
  expect(Object.keys(results)).toEqual(['a', 'a li', '阿里']);
});

test('a pause within a word does not ask the hosted service either', () => {
  const {queue, search, asked} = start(HOSTED_DELAY);
  search('s');
  queue.hold();
  jest.advanceTimersByTime(HOSTED_DELAY * 3);
  expect(asked).toEqual([]);
  queue.release();
  jest.advanceTimersByTime(HOSTED_DELAY);
  expect(asked).toEqual(['s']);
});

test('an emptied field asks nothing and forgets how the last query ended', async () => {
  const {queue, search, asked, answers, results, outcomes} =
    start(HOSTED_DELAY);
  search('a');
  queue.forget();
  await settle();
  jest.advanceTimersByTime(HOSTED_DELAY);
  expect(asked).toEqual([]);
  expect(results).toEqual({a: []});
  search('b');
  jest.advanceTimersByTime(HOSTED_DELAY);
  queue.forget();
  answers[0]?.resolve({hits: [hitOf('b')]});
  await settle();
  expect(results.b).toEqual([]);
  expect(outcomes).toEqual([undefined, undefined]);
  queue.forget();
  expect(outcomes).toHaveLength(3);
});
