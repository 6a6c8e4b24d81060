import {
  durationOf,
  writeCaptions,
} from '../../../../src/components/screencast/captions';

const steps = [
  {caption: {en: 'Open it.', zh: '打开。'}, seconds: 4},
  {caption: {en: 'Save.', zh: '保存。'}, seconds: 2.5},
];

test('each caption is shown for as long as its step, one after the other', () => {
  expect(writeCaptions(steps, 'en')).toBe(
    [
      'WEBVTT',
      '',
      '00:00:00.000 --> 00:00:04.000',
      'Open it.',
      '',
      '00:00:04.000 --> 00:00:06.500',
      'Save.',
      '',
    ].join('\n'),
  );
  expect(durationOf(steps)).toBe(6.5);
});

test('a reader of Chinese has captions in Chinese', () => {
  const captions = writeCaptions(steps, 'zh');
  expect(captions).toContain('打开。');
  expect(captions).not.toContain('Open it.');
});
