import Hls from 'hls.js';
import {createLibraryPlayer} from './libraryPlayer';

/** HLS streams, with hls.js. */
export default createLibraryPlayer('hls', (media, src, onFail) => {
  if (!Hls.isSupported()) {
    // Safari on iOS has native support (https://github.com/video-dev/hls.js/issues/3998); other browsers emit an error.
    media.src = src;
    return () => media.removeAttribute('src');
  }
  const {maxBufferLength, maxBufferSize} = Hls.DefaultConfig;
  // One segment is enough until playback starts.
  const stream = new Hls({maxBufferLength: 1, maxBufferSize: 1});
  media.addEventListener(
    'play',
    () => Object.assign(stream.config, {maxBufferLength, maxBufferSize}),
    {once: true},
  );
  stream.on(Hls.Events.ERROR, (_, {fatal}) => {
    if (fatal) {
      onFail();
    }
  });
  stream.loadSource(src);
  stream.attachMedia(media);
  return () => stream.destroy();
});
