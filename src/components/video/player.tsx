import {useCallback, type ComponentType, type ReactNode} from 'react';
import {createReactPlayer} from 'react-player/ReactPlayer';
import {locales} from '../../config/locales';
import {useLocale} from '../../hooks/useLocale';
import {isVideo, type MediaFormat} from './videoSource';
import styles from './Video.module.css';

export interface FilePlayerProps {
  src: string;
  title: string;
  poster: string | undefined;
  captions: string | undefined;
  format: MediaFormat;
  /** Whether the reader has asked to play it; it then starts by itself, without sound. */
  isAsked?: boolean;
  /** Called if the file cannot be played. */
  onBroken: () => void;
}

/** Whether a video has an error or no picture. WebKit may not know its size by metadata: https://github.com/whatwg/html/issues/4761 */
function cannotPlay(video: HTMLVideoElement, src: string): boolean {
  const isKnown = video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  const lacksPicture = isKnown && isVideo(src) && video.videoWidth === 0;
  return video.error !== null || lacksPicture;
}

/** WebKit does not show a track because it is the default one: https://html.spec.whatwg.org/multipage/media.html#attr-track-default */
function showCaptions({textTracks}: HTMLVideoElement): void {
  const [captions] = textTracks;
  if (captions?.mode === 'disabled') {
    captions.mode = 'showing';
  }
}

/**
 * Wraps one of react-player's players, so that it does not guess the format from the address. react-player forwards neither the poster
 * nor a label, so both are set on the element.
 */
export function createFilePlayer(
  key: string,
  player: ComponentType<never>,
): ComponentType<FilePlayerProps> {
  const Player = createReactPlayer([], {
    key,
    name: key,
    canPlay: () => true,
    player,
  } as unknown as Parameters<typeof createReactPlayer>[1]);

  return function FilePlayer({
    src,
    title,
    poster,
    captions,
    format,
    isAsked = false,
    onBroken,
  }): ReactNode {
    const {htmlLang} = locales[useLocale()];
    const complete = useCallback(
      (element: HTMLElement | null) => {
        element?.setAttribute('aria-label', title);
        element?.setAttribute('data-format', format);
        if (poster !== undefined) {
          element?.setAttribute('poster', poster);
        }
        // The player replaces the button that had the focus.
        if (isAsked) {
          element?.focus();
        }
        // The browser may load the file before React listens.
        if (element instanceof HTMLVideoElement && cannotPlay(element, src)) {
          onBroken();
        }
      },
      [title, poster, format, isAsked, src, onBroken],
    );
    return (
      <Player
        className={styles.player}
        controls
        height="100%"
        muted={isAsked}
        onError={onBroken}
        onLoadedMetadata={({currentTarget}) => showCaptions(currentTarget)}
        onCanPlay={({currentTarget}) => {
          if (cannotPlay(currentTarget, src)) {
            onBroken();
          }
        }}
        playing={isAsked}
        playsInline
        preload="metadata"
        ref={complete}
        // dash.js needs an absolute URL.
        src={new URL(src, document.baseURI).href}
        width="100%"
      >
        {captions === undefined ? null : (
          <track default kind="captions" src={captions} srcLang={htmlLang} />
        )}
      </Player>
    );
  };
}
