import {isStopWord} from '../../../../../src/components/search/engine/stopWords';

it.each(['how', 'the', 'alist', '怎么', '的网', '我的'])(
  '%s is a stop word',
  (word) => {
    expect(isStopWord(word)).toBe(true);
  },
);

it.each(['proxy', '目的', '网盘'])('%s is searched', (word) => {
  expect(isStopWord(word)).toBe(false);
});
