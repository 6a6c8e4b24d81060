import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {
  useId,
  Suspense,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import {saveDrawing} from './saveDrawing';
import {siteColors} from './siteColors';
import {useDelayElapsed} from '../../hooks/useDelayElapsed';
import {useScrollFocus} from './useScrollFocus';
import {useNearViewport} from '../../hooks/useNearViewport';
import {imageFileName} from '../image/imageGallery';
import {Button} from '../ui/Button';
import {Spinner} from '../ui/Spinner';
import {MediaFigure} from './MediaFigure';
import styles from './LazyDrawing.module.css';

/** Distance to the viewport at which the library is loaded, in CSS pixels. */
const NEAR = 400;

/** Minimum duration of the placeholder, in milliseconds, so that it does not flash. */
export const PLACEHOLDER_DURATION = 800;

/** Callbacks of a drawing. */
export interface DrawingProps {
  onDrawn: () => void;
  onFailed: (reason: string) => void;
}

interface LazyDrawingProps {
  /** Default title: diagram or chart. */
  kind: string;
  title: string | undefined;
  /** Text alternative. */
  alt: string;
  /** In CSS pixels. With a width, both shrink together, as the drawing does. */
  size: {width?: number; height: number};
  /** Renders the drawing, which loads its library. */
  children: (progress: DrawingProps) => ReactNode;
  /** Its data as a table. */
  data?: ReactNode;
}

function Failure({reason}: {reason: string}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <Translate>
          This could not be drawn. What it shows is described below.
        </Translate>
      </p>
      <pre>{reason}</pre>
    </div>
  );
}

interface DrawingAreaProps {
  children: LazyDrawingProps['children'];
  frame: RefObject<HTMLDivElement | null>;
  label: {title: string; describedBy: string};
  /** Whether the placeholder was shown for its minimum duration. */
  hasWaited: boolean;
}

/** The drawing, with a placeholder until it is drawn. */
function DrawingArea({
  children,
  frame,
  label,
  hasWaited,
}: DrawingAreaProps): ReactNode {
  const [isDrawn, setDrawn] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isShown = isDrawn && hasWaited;
  useScrollFocus(frame, isShown);
  if (failure !== undefined) {
    return <Failure reason={failure} />;
  }
  return (
    <>
      {isShown ? null : <Placeholder />}
      <div
        className={clsx(styles.drawing, !isShown && styles.loading)}
        data-drawn={isShown ? '' : undefined}
        ref={frame}
      >
        <div
          aria-describedby={label.describedBy}
          aria-label={label.title}
          role="img"
        >
          {children({onDrawn: () => setDrawn(true), onFailed: setFailure})}
        </div>
      </div>
    </>
  );
}

/** Loads the library and draws. The time for loading counts towards the placeholder's minimum duration. */
function LoadingArea(props: Omit<DrawingAreaProps, 'hasWaited'>): ReactNode {
  const hasWaited = useDelayElapsed(PLACEHOLDER_DURATION);
  return (
    <ErrorBoundary fallback={({error}) => <Failure reason={error.message} />}>
      <Suspense fallback={<Placeholder />}>
        <DrawingArea {...props} hasWaited={hasWaited} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Placeholder(): ReactNode {
  return (
    <div className={clsx(styles.placeholder, 'needs-script')}>
      <Spinner label={translate({message: 'Drawing…'})} />
    </div>
  );
}

const placeStyle = ({
  width,
  height,
}: LazyDrawingProps['size']): CSSProperties =>
  width === undefined
    ? {blockSize: height}
    : ({
        '--site-drawing-height': `${height}px`,
        '--site-drawing-ratio': height / width,
      } as CSSProperties);

/**
 * A drawing by a library in the browser: loaded near the viewport, downloadable as a file, and with a text alternative that works without
 * scripts.
 */
export function LazyDrawing({
  kind,
  title,
  alt,
  size,
  children,
  data,
}: LazyDrawingProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(figure, NEAR);
  const {colorMode} = useColorMode();
  const describedBy = useId();
  const label = {title: title ?? kind, describedBy};

  const save = () => {
    const svg = frame.current?.querySelector('svg');
    if (svg) {
      const fileName = imageFileName({src: '.svg', alt: label.title});
      saveDrawing(svg, fileName, siteColors(colorMode).page);
    }
  };

  return (
    <MediaFigure ref={figure} title={title}>
      <div className={styles.place} style={placeStyle(size)}>
        {isNear ? (
          <LoadingArea frame={frame} label={label}>
            {children}
          </LoadingArea>
        ) : (
          <Placeholder />
        )}
      </div>
      <div className={styles.more}>
        <details>
          <summary>
            <Translate>Description</Translate>
          </summary>
          <p id={describedBy}>{alt}</p>
        </details>
        {data === undefined ? null : (
          <details>
            <summary>
              <Translate>Data</Translate>
            </summary>
            {data}
          </details>
        )}
        <Button className={clsx(styles.save, 'needs-script')} onClick={save}>
          <Translate>Download SVG</Translate>
        </Button>
      </div>
    </MediaFigure>
  );
}
