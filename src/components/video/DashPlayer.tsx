import {MediaPlayer} from 'dashjs';
import {createUnpackingPlayer} from './unpacking';

/** Streams of the kind MPEG-DASH, unpacked by dash.js. */
export default createUnpackingPlayer('dash', (media, src, onFail) => {
  const player = MediaPlayer().create();
  player.on(MediaPlayer.events.ERROR, onFail);
  player.initialize(media, src, false);
  return () => {
    player.destroy();
  };
});
