import {
  fixTypographyInJson,
  findMistakesInJson,
} from '../../../scripts/typography/chineseStrings';
import {
  fixTypography,
  findMistakes,
} from '../../../scripts/typography/mistakes';

describe('a Chinese page', () => {
  test.each([
    ['使用Docker安装', '使用 Docker 安装'],
    ['端口是5244。', '端口是 5244。'],
    ['好,不好', '好，不好'],
    ['不限制;负数', '不限制；负数'],
    ['运行`docker run`启动', '运行 `docker run` 启动'],
    ['`a`,然后', '`a`，然后'],
    ['（ 例如 ）', '（例如）'],
    ['如果您愿意', '如果你愿意'],
  ])('"%s" becomes "%s"', (wrong, right) => {
    expect(findMistakes(wrong)).not.toEqual([]);
    expect(fixTypography(wrong)).toBe(right);
    expect(findMistakes(right)).toEqual([]);
  });

  test.each([
    ['括号(例如)在这里', '（）'],
    ['所谓"直链"就是', '“”'],
  ])('"%s" is left to a person, with advice', (text, advice) => {
    const [first] = findMistakes(text);
    expect(first?.instead).toContain(advice);
    expect(fixTypography(text)).toBe(text);
  });

  test.each([
    '```bash\necho 中文abc,好\n```',
    '在 `名称:路径` 中',
    '<OptionTable driver="本地Local" />',
    '## 先决条件 {/* #before-you-start */}',
    '见[链接](./本地local.md)。',
    '访问 http://localhost:5244 即可。',
    '中文![截图](./a.png)',
    '它的:term[挂载路径]{id=mount-path}里',
    ':::tab[命令行]{value=shell}',
  ])('what is not prose is left alone: %s', (text) => {
    expect(fixTypography(text)).toBe(text);
  });

  test('a mistake is named with its line and column', () => {
    const page = '---\ntitle: 安装\n---\n\n第一行。\n这里,那里\n';
    expect(findMistakes(page)).toMatchObject([{line: 6, column: 1}]);
  });
});

describe('a file of messages', () => {
  const file = `{
  "a": {
    "message": "找不到Page",
    "description": "Shown when the page 不,是"
  },
  "b": {"en": "One", "zh": "一个, \\"x\\""}
}
`;

  test('only texts that visitors see are checked, at their line', () => {
    expect(findMistakesInJson(file).map(({line}) => line)).toEqual([3, 6]);
  });

  test('correcting changes nothing else in the file', () => {
    expect(fixTypographyInJson(file)).toBe(
      file.replace('找不到Page', '找不到 Page').replace('一个, ', '一个，'),
    );
  });
});
