import mpegts from 'mpegts.js';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import HtmlPlayer from 'react-player/HtmlPlayer';
import {createFilePlayer, type FilePlayerProps} from './player';

/** Makes a player for a kind of file that mpegts.js unpacks for the browser's own video element. */
export function createMpegtsPlayer(
  type: 'flv' | 'mpegts',
): ComponentType<FilePlayerProps> {
  function MpegtsVideo({
    src = '',
    ref,
    ...video
  }: ComponentProps<'video'>): ReactNode {
    const element = useRef<HTMLVideoElement>(null);
    useImperativeHandle(ref, () => element.current as HTMLVideoElement);

    useEffect(() => {
      const media = element.current;
      if (!media) {
        return undefined;
      }
      const fail = () => media.dispatchEvent(new Event('error'));
      if (!mpegts.isSupported()) {
        fail();
        return undefined;
      }
      const player = mpegts.createPlayer({type, url: src, isLive: false});
      player.on(mpegts.Events.ERROR, fail);
      player.attachMediaElement(media);
      player.load();
      return () => {
        player.destroy();
      };
    }, [src]);

    return <HtmlPlayer {...video} ref={element} />;
  }

  return createFilePlayer(type, MpegtsVideo);
}
