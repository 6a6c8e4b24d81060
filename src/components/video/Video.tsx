import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, {translate} from '@docusaurus/Translate';
import {
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {useNearViewport} from '../../hooks/useNearViewport';
import {isPlainClick} from '../../lib/browser/isPlainClick';
import {needsAttribute} from '../content-policy/needs';
import {
  isAudio,
  mediaAt,
  mediaFormats,
  mediaNeeds,
  type Media,
  type MediaFormat,
} from './videoSource';
import type {VideoProps} from './readVideo';
import type {FilePlayerProps} from './player';
import styles from './Video.module.css';

/** Distance to the viewport at which the player is loaded, in CSS pixels. */
const NEAR = 400;

const NativePlayer = lazy(async () => import('./NativePlayer'));

/** The player of each format; each library is in its own chunk. */
const players: Record<MediaFormat, ComponentType<FilePlayerProps>> = {
  mp4: NativePlayer,
  mp3: NativePlayer,
  webm: NativePlayer,
  ogg: NativePlayer,
  dash: lazy(async () => import('./DashPlayer')),
  hls: lazy(async () => import('./HlsPlayer')),
  flv: lazy(async () => import('./FlvPlayer')),
  ts: lazy(async () => import('./TsPlayer')),
};

/** Whether the browser reports that it cannot play a format. */
function isRefused(format: MediaFormat): boolean {
  const mime = mediaFormats[format];
  return (
    mime !== '' && document.createElement('video').canPlayType(mime) === ''
  );
}

type FileVideoProps = VideoProps & {
  /** The same in a format that more browsers play. */
  alternative?: string;
  /** Whether the reader has pressed Play. */
  isAsked?: boolean;
};

function Source({src, title}: Pick<VideoProps, 'src' | 'title'>): ReactNode {
  return (
    <a className={styles.source} href={src}>
      {title}
    </a>
  );
}

function Unsupported(video: Pick<VideoProps, 'src' | 'title'>): ReactNode {
  return (
    <div className={styles.message} role="status">
      <p>
        <Translate>
          This browser cannot play the video here. Open it by itself:
        </Translate>
      </p>
      <Source {...video} />
    </div>
  );
}

/** A file, or the alternative to it where the browser refuses it or cannot play it. */
function FileVideo({
  format,
  ...video
}: FileVideoProps & {format: MediaFormat}): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  const onBroken = useCallback(() => setIsBroken(true), []);
  const Player = players[format];
  if (isBroken || isRefused(format)) {
    const {alternative, ...others} = video;
    const media = alternative === undefined ? undefined : mediaAt(alternative);
    return alternative !== undefined && media?.kind === 'file' ? (
      <FileVideo {...others} format={media.format} src={alternative} />
    ) : (
      <Unsupported {...video} />
    );
  }
  return (
    <ErrorBoundary fallback={() => <Unsupported {...video} />}>
      <Suspense>
        <Player
          captions={video.captions}
          format={format}
          isAsked={video.isAsked ?? false}
          onBroken={onBroken}
          poster={video.poster}
          src={video.src}
          title={video.title}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The frame replaces the button that had the focus. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

function FrameVideo({
  site,
  address,
  ...video
}: VideoProps & Omit<Extract<Media, {kind: 'frame'}>, 'kind'>): ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) {
    return (
      <iframe
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className={styles.player}
        ref={takeFocus}
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        src={address}
        title={video.title}
      />
    );
  }
  return (
    <div className={styles.message}>
      <p className="needs-script">
        <button
          className={styles.play}
          onClick={() => setIsWanted(true)}
          type="button"
        >
          <Translate values={{site}}>{'Play from {site}'}</Translate>
        </button>
        <span>
          <Translate values={{site}}>
            {'Nothing is asked of {site} before.'}
          </Translate>
        </span>
      </p>
      <Source {...video} />
    </div>
  );
}

function PosterImage({src}: {src: string}): ReactNode {
  return <img alt="" className={styles.poster} loading="lazy" src={src} />;
}

/** Poster and link, shown without scripts and until the video is near the viewport. */
function Poster(video: VideoProps): ReactNode {
  return (
    <div className={styles.message}>
      {video.poster === undefined ? null : <PosterImage src={video.poster} />}
      <Source {...video} />
    </div>
  );
}

/**
 * Poster with a link that plays the video here; nothing of it is loaded before. Without scripts, and in a new tab, the link opens the file.
 */
function AskedVideo({
  format,
  ...video
}: FileVideoProps & {format: MediaFormat}): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) {
    return <FileVideo {...video} format={format} isAsked />;
  }
  const play = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      setIsAsked(true);
    }
  };
  return (
    <div className={styles.message}>
      {video.poster === undefined ? null : <PosterImage src={video.poster} />}
      <a
        className={styles.start}
        href={video.alternative ?? video.src}
        onClick={play}
      >
        <Translate values={{title: video.title}}>{'Play: {title}'}</Translate>
      </a>
    </div>
  );
}

/** Video or audio: a file in one of eight formats, or an embedded player of another site, loaded on request. */
export function Video({
  waits = false,
  ...video
}: VideoProps & {
  alternative?: string;
  /** Whether nothing but the poster is loaded until the reader plays it. */
  waits?: boolean;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, NEAR);
  const media = mediaAt(video.src, video.type);

  const content = () => {
    switch (media.kind) {
      case 'file':
        if (waits) {
          return <AskedVideo {...video} format={media.format} />;
        }
        return isNear ? (
          <FileVideo {...video} format={media.format} />
        ) : (
          <Poster {...video} />
        );
      case 'frame':
        return (
          <FrameVideo {...video} address={media.address} site={media.site} />
        );
      case 'unknown':
        return <Unsupported {...video} />;
    }
  };

  return (
    <figure
      {...needsAttribute(mediaNeeds(media, video.src))}
      className={styles.figure}
    >
      <div
        aria-label={translate(
          {message: 'Video: {title}'},
          {title: video.title},
        )}
        className={isAudio(video.src, video.type) ? styles.sound : styles.place}
        ref={place}
        role="group"
        style={{'--site-ratio': video.ratio} as CSSProperties}
      >
        {content()}
      </div>
      <figcaption
        className={`${styles.title} quiet`}
        data-copy="skip"
        data-address={video.src}
      >
        {video.title}
      </figcaption>
    </figure>
  );
}
