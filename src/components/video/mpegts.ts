import mpegts from 'mpegts.js';
import type {ComponentType} from 'react';
import type {FilePlayerProps} from './player';
import {createLibraryPlayer} from './libraryPlayer';

/** Creates a player for a format that mpegts.js supports. */
export function createMpegtsPlayer(
  type: 'flv' | 'mpegts',
): ComponentType<FilePlayerProps> {
  return createLibraryPlayer(type, (media, src, onFail) => {
    if (!mpegts.isSupported()) {
      onFail();
      return () => undefined;
    }
    const player = mpegts.createPlayer({type, url: src, isLive: false});
    player.on(mpegts.Events.ERROR, onFail);
    player.attachMediaElement(media);
    player.load();
    return () => player.destroy();
  });
}
