import {traditionalOf} from '../../../../src/markdown/facts/traditional';

test.each([
  [['阿里云盘', 'Aliyun Drive'], ['阿里雲盤']],
  [
    ['115 网盘', '对象存储'],
    ['115 網盤', '對象存儲'],
  ],
  [['本机', '本機'], []],
  [['天翼', 'OneDrive', ''], []],
])('%j are written in traditional characters as %j', (names, written) => {
  expect(traditionalOf(names)).toEqual(written);
});
