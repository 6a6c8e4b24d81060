import {
  mergeSources,
  NEEDS_ATTRIBUTE,
  neededSources,
  needsAttribute,
} from '../../../../src/components/content-policy/needs';

const hash = `'sha256-${'a'.repeat(43)}='`;

describe('what a part of a page needs', () => {
  test('is read as it was written', () => {
    const needs = {
      'frame-src': ['https://video.example'],
      'script-src': [hash],
    };
    const {[NEEDS_ATTRIBUTE]: text = ''} = needsAttribute(needs);
    expect(neededSources(text)).toEqual(needs);
  });

  test('is no attribute where it is nothing', () => {
    expect(needsAttribute({})).toEqual({});
  });

  test.each([
    "script-src 'unsafe-inline'",
    "script-src 'unsafe-eval'",
    'script-src *',
    'script-src data:',
    'script-src https:',
    'frame-src http://video.example',
    'frame-src https://*.example',
    'connect-src https://host.example/path',
    'default-src https://host.example',
    'frame-src',
    '',
  ])('"%s" is refused, because it opens more than one place', (text) => {
    expect(() => neededSources(text)).toThrow(NEEDS_ATTRIBUTE);
  });

  test('of several parts is each source once, in one order', () => {
    expect(
      mergeSources([
        {'frame-src': ['https://b.example']},
        {'frame-src': ['https://a.example', 'https://b.example']},
        {'img-src': []},
      ]),
    ).toEqual({'frame-src': ['https://a.example', 'https://b.example']});
  });
});
