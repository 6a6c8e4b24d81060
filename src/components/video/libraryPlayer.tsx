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

/** Plays a file in the browser's own video element with a library, and returns a cleanup function. */
type AttachLibrary = (
  media: HTMLVideoElement,
  src: string,
  onFail: () => void,
) => () => void;

/** Creates a player for a format that browsers do not support. A fatal error of the library becomes an error event of the element. */
export function createLibraryPlayer(
  key: string,
  attach: AttachLibrary,
): ComponentType<FilePlayerProps> {
  function LibraryVideo({
    src = '',
    ref,
    ...video
  }: ComponentProps<'video'>): ReactNode {
    const element = useRef<HTMLVideoElement>(null);
    useImperativeHandle(ref, () => element.current as HTMLVideoElement);

    useEffect(() => {
      const media = element.current;
      return media
        ? attach(media, src, () => media.dispatchEvent(new Event('error')))
        : undefined;
    }, [src]);

    return <HtmlPlayer {...video} ref={element} />;
  }

  return createFilePlayer(key, LibraryVideo);
}
