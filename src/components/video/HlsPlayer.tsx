import Hls from 'hls.js';
import {createUnpackingPlayer} from './unpacking';

/** Streams of the kind HLS, unpacked by hls.js. */
export default createUnpackingPlayer('hls', (media, src, onFail) => {
  if (!Hls.isSupported()) {
    // Safari on a phone plays them itself; where nothing does, the element says so.
    media.src = src;
    return () => {
      media.removeAttribute('src');
    };
  }
  const {maxBufferLength, maxBufferSize} = Hls.DefaultConfig;
  // One piece is enough until the reader plays it.
  const stream = new Hls({maxBufferLength: 1, maxBufferSize: 1});
  media.addEventListener(
    'play',
    () => {
      Object.assign(stream.config, {maxBufferLength, maxBufferSize});
    },
    {once: true},
  );
  stream.on(Hls.Events.ERROR, (_, {fatal}) => {
    if (fatal) {
      onFail();
    }
  });
  stream.loadSource(src);
  stream.attachMedia(media);
  return () => {
    stream.destroy();
  };
});
