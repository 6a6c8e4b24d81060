import {inRanges, runsOf} from '../../../../src/plugins/previews/fontParts';

const latin = {file: 'latin', has: inRanges('U+0020-007E,U+2026')};
const chinese = {file: 'chinese', has: inRanges('U+6587')};

test('ranges are read as style sheets write them', () => {
  expect(['a', '…', '文', '~', '\u007f'].map(latin.has)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('a text is drawn in runs, each from the part of the font that has it', () => {
  const runs = runsOf('A 文 b', [latin, chinese]);
  expect(runs.map(({part, text}) => [part.file, text])).toEqual([
    ['latin', 'A '],
    ['chinese', '文'],
    ['latin', ' b'],
  ]);
});

test('a character that the font does not have is left out', () => {
  expect(runsOf('a🎉b', [latin]).map(({text}) => text)).toEqual(['ab']);
});
