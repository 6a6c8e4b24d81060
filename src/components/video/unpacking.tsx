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

/**
 * Lets a library unpack a file for the browser's own video element.
 *
 * @param onFail the library cannot go on
 * @returns how to end it
 */
type Unpack = (
  media: HTMLVideoElement,
  src: string,
  onFail: () => void,
) => () => void;

/** Makes a player for a kind of file that browsers do not play themselves. What its library fails at is an error of the element. */
export function createUnpackingPlayer(
  key: string,
  unpack: Unpack,
): ComponentType<FilePlayerProps> {
  function UnpackedVideo({
    src = '',
    ref,
    ...video
  }: ComponentProps<'video'>): ReactNode {
    const element = useRef<HTMLVideoElement>(null);
    useImperativeHandle(ref, () => element.current as HTMLVideoElement);

    useEffect(() => {
      const media = element.current;
      return media
        ? unpack(media, src, () => media.dispatchEvent(new Event('error')))
        : undefined;
    }, [src]);

    return <HtmlPlayer {...video} ref={element} />;
  }

  return createFilePlayer(key, UnpackedVideo);
}
