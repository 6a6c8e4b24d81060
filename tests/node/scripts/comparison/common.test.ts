import {overlaps, runsOf} from '../../../../scripts/comparison/common';

const text = (file: string, ...sentences: string[]) => ({file, sentences});

const english =
  'The token is valid for ninety days and is renewed by every use';
const chinese = '刷新令牌九十天内有效，每用一次就自动续期';

describe('an author whose sentence another site has', () => {
  test('is shown it when eight words in a row are the same', () => {
    const [found] = overlaps(
      [text('ours.md', 'Note: the token is valid for ninety days and no more')],
      [text('theirs.md', english)],
    );
    expect(found).toEqual({
      file: 'ours.md',
      sentence: 'Note: the token is valid for ninety days and no more',
      run: 'the token is valid for ninety days and',
      otherFile: 'theirs.md',
    });
  });

  test('is shown it when thirteen Chinese characters are the same, whatever the spaces and commas', () => {
    const ours = '注意：刷新令牌 九十天内 有效 每用一次要重新填';
    expect(
      overlaps([text('ours.md', ours)], [text('theirs.md', chinese)]),
    ).toHaveLength(1);
  });

  test('is shown it once, also when all of it is the same', () => {
    const one = [text('ours.md', english, chinese)];
    expect(overlaps(one, one)).toHaveLength(2);
  });
});

describe('an author who says it in other words', () => {
  test.each([
    ['The token is valid for ninety days, then get another', english],
    ['刷新令牌九十天内有效，用过会续', chinese],
    [
      '在 OneDrive 的表单里填刷新令牌和地址',
      '在 Dropbox 的表单里填刷新令牌和地址',
    ],
  ])('gets no complaint: %s', (ours, theirs) => {
    expect(overlaps([text('a.md', ours)], [text('b.md', theirs)])).toEqual([]);
  });

  test('may use any short sentence', () => {
    expect(runsOf('Open the admin panel and choose Storages')).toEqual([]);
    expect(runsOf('打开管理后台的存储页面')).toEqual([]);
  });
});
