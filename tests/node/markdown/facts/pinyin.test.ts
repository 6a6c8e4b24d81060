// cspell:ignore aliyunpan alyp wangpan hebing
import {pinyinOf} from '../../../../src/markdown/facts/pinyin';

test.each([
  [['阿里云盘'], ['aliyunpan', 'alyp']],
  [
    ['115 网盘', 'OneDrive'],
    ['115wangpan', '115wp'],
  ],
  [['UC 网盘'], ['UCwangpan', 'UCwp']],
  [['盘（合并）'], ['panhebing', 'phb']],
  [['OneDrive', ''], []],
])('%j are typed by their sound as %j', (names, sounds) => {
  expect(pinyinOf(names)).toEqual(sounds);
});
