import {
  isVideo,
  isAudio,
  mediaAt,
  mediaNeeds,
} from '../../../../src/components/video/videoSource';
import {readVideo} from '../../../../src/components/video/readVideo';

test.each([
  ['/a/b.mp4', 'mp4'],
  ['/a/b.m4v', 'mp4'],
  ['/a/b.MP3', 'mp3'],
  ['https://example.com/b.webm', 'webm'],
  ['/a/b.ogv', 'ogg'],
  ['/a/b.ogg', 'ogg'],
  ['/a/b.mpd', 'dash'],
  ['/a/b.m3u8', 'hls'],
  ['/a/b.ts', 'ts'],
  ['/a/b.flv', 'flv'],
  ['/a/b.m3u8?sign=x.mp4', 'hls'],
  ['/a/b.flv#t=3', 'flv'],
])('%s is a file of the format %s', (address, format) => {
  expect(mediaAt(address)).toEqual({kind: 'file', format});
});

test.each(['/a/b.avi', '/a/mp4', '/a/b?file=c.mp4', '/a/b.constructor'])(
  '%s has no known format',
  (address) => {
    expect(mediaAt(address)).toEqual({kind: 'unknown'});
  },
);

test('an author names the format that an address does not', () => {
  expect(mediaAt('/d/live?id=3', 'hls')).toEqual({kind: 'file', format: 'hls'});
  expect(mediaAt('/a/b.mp4', 'ts')).toEqual({kind: 'file', format: 'ts'});
});

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=3', 'YouTube', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk', 'YouTube', 'abcdefghijk'],
  ['https://vimeo.com/76979871', 'Vimeo', '76979871'],
  ['https://www.bilibili.com/video/BV1xx411c7mD/', 'Bilibili', 'BV1xx411c7mD'],
])('%s is shown in a frame of %s', (address, site, id) => {
  const media = mediaAt(address);
  expect(media).toMatchObject({kind: 'frame', site});
  expect(JSON.stringify(media)).toContain(id);
});

test.each([
  [{src: '/a.mp4'}, 'title: found nothing, expected a title: ::video'],
  [{title: 'A'}, 'src: found nothing'],
  [{title: 'A', src: 'a.mp4'}, 'src: found "a.mp4"'],
  [{title: 'A', src: 'http://example.com/a.mp4'}, 'src: found "http:'],
  [{title: 'A', src: '/a.mp4', type: 'avi'}, 'type: found "avi"'],
  [{title: 'A', src: '/a.mp4', ratio: 'wide'}, 'width and height'],
  [{title: 'A', src: '/a.mp4', autoplay: ''}, '"autoplay"'],
])('an author of a video sees what is wrong with %j', (found, message) => {
  expect(() => readVideo(found)).toThrow(message);
});

test('a video has the usual aspect ratio unless its author sets another', () => {
  const video = {title: 'A', src: '/a.mp4'};
  expect(readVideo(video).ratio).toBe('16/9');
  expect(readVideo({...video, ratio: '4/3'}).ratio).toBe('4/3');
});

test('audio needs no space for a picture, and a video without one is broken', () => {
  expect(
    ['/a.mp3', '/a.ogg', '/a.mp4', '/a.ogv'].map((one) => isAudio(one)),
  ).toEqual([true, true, false, false]);
  expect(isAudio('/d/tone?id=1', 'mp3')).toBe(true);
  expect(['/a.webm?x=1', '/a.ogv', '/a.ogg', '/a.m3u8'].map(isVideo)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['/media/a.mp4', {}],
  [
    'https://films.example/a.m3u8',
    {
      'media-src': ['https://films.example'],
      'connect-src': ['https://films.example'],
    },
  ],
  ['https://vimeo.com/76979871', {'frame-src': ['https://player.vimeo.com']}],
  ['https://films.example/a.avi', {}],
])('a page’s policy allows for %s what its player needs', (address, needs) => {
  expect(mediaNeeds(mediaAt(address), address)).toEqual(needs);
});
