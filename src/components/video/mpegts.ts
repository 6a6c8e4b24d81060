import mpegts from 'mpegts.js';
import type {ComponentType} from 'react';
import type {FilePlayerProps} from './player';
import {createUnpackingPlayer} from './unpacking';

/** Makes a player for a kind of file that mpegts.js unpacks. */
export function createMpegtsPlayer(
  type: 'flv' | 'mpegts',
): ComponentType<FilePlayerProps> {
  return createUnpackingPlayer(type, (media, src, onFail) => {
    if (!mpegts.isSupported()) {
      onFail();
      return () => undefined;
    }
    const player = mpegts.createPlayer({type, url: src, isLive: false});
    player.on(mpegts.Events.ERROR, onFail);
    player.attachMediaElement(media);
    player.load();
    return () => {
      player.destroy();
    };
  });
}
