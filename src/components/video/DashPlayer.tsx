import {MediaPlayer} from 'dashjs';
import {createLibraryPlayer} from './libraryPlayer';

/** MPEG-DASH streams, with dash.js. */
export default createLibraryPlayer('dash', (media, src, onFail) => {
  const player = MediaPlayer().create();
  player.on(MediaPlayer.events.ERROR, onFail);
  player.initialize(media, src, false);
  return () => player.destroy();
});
