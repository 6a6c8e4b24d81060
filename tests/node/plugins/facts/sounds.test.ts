// cspell:ignore aliyunpan alyp wangpan
import {soundsOf} from '../../../../src/plugins/facts/sounds';

test.each([
  [['阿里云盘'], ['aliyunpan', 'alyp']],
  [
    ['115 网盘', 'OneDrive'],
    ['wangpan', 'wp'],
  ],
  [['OneDrive', ''], []],
])('%j are typed by their sound as %j', (names, sounds) => {
  expect(soundsOf(names)).toEqual(sounds);
});
