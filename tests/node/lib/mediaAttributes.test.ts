import {readFenceMeta} from '../../../src/lib/mediaAttributes';

test('an author writes attributes after the language of a fence', () => {
  expect(readFenceMeta('title="A way, and another" height=300 wide')).toEqual({
    title: 'A way, and another',
    height: '300',
    wide: 'true',
  });
  expect(readFenceMeta('  ')).toEqual({});
  expect(readFenceMeta("title='one'")).toEqual({title: 'one'});
});

test.each(['"no name"', 'title="a" "b"', '{1,2}'])(
  'an author who writes %s is told how attributes are written',
  (meta) => {
    expect(() => readFenceMeta(meta)).toThrow('expected key="value"');
  },
);
