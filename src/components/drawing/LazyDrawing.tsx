import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {
  useId,
  Suspense,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {saveDrawing} from './saveDrawing';
import {siteColors} from './siteColors';
import {useDelayed} from '../../hooks/useDelayed';
import {useScrollFocus} from './useScrollFocus';
import {useNear} from '../../hooks/useNear';
import {downloadName} from '../image/imageGallery';
import {buttonClass} from '../ui/Button';
import {Spinner} from '../ui/Spinner';
import {MediaFigure} from './MediaFigure';
import styles from './LazyDrawing.module.css';

/** How near the window a drawing comes before its library is loaded, in CSS pixels. */
const NEAR = 400;

/** How long the placeholder stands at least, in milliseconds, so that it does not flash. */
export const PLACEHOLDER_DURATION = 800;

/** How a drawing says how far it is. */
export interface DrawingProps {
  onDrawn: () => void;
  onFailed: (reason: string) => void;
}

interface LazyDrawingProps {
  /** What it is where it has no title: a diagram, a chart. */
  kind: string;
  title: string | undefined;
  /** What it shows, in words. */
  alt: string;
  /** Height of the place in CSS pixels; as high as the drawing where there is none. */
  height?: number;
  /** The drawing itself, whose library is loaded when it is rendered. */
  children: (progress: DrawingProps) => ReactNode;
  /** Its data as a table. */
  data?: ReactNode;
}

type Progress =
  {state: 'drawing'} | {state: 'drawn'} | {state: 'failed'; reason: string};

function Failure({reason}: {reason: string}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <Translate
          description="Shown in place of a diagram or chart that could not be drawn"
          id="drawing.failed"
        >
          This could not be drawn. What it shows is described below.
        </Translate>
      </p>
      <pre>{reason}</pre>
    </div>
  );
}

interface PlaceProps {
  children: LazyDrawingProps['children'];
  frame: RefObject<HTMLDivElement | null>;
  label: {title: string; describedBy: string};
  /** Whether the placeholder has stood for long enough. */
  hasWaited: boolean;
}

/** What is in the place of the drawing when its library is there. */
function Place({children, frame, label, hasWaited}: PlaceProps): ReactNode {
  const [progress, setProgress] = useState<Progress>({state: 'drawing'});
  const isShown = progress.state === 'drawn' && hasWaited;
  useScrollFocus(frame, isShown);
  if (progress.state === 'failed') {
    return <Failure reason={progress.reason} />;
  }
  return (
    <>
      {isShown ? null : <Placeholder />}
      <div
        className={clsx(styles.drawing, !isShown && styles.coming)}
        data-drawn={isShown ? '' : undefined}
        ref={frame}
      >
        <div
          aria-describedby={label.describedBy}
          aria-label={label.title}
          role="img"
        >
          {children({
            onDrawn: () => {
              setProgress({state: 'drawn'});
            },
            onFailed: (reason) => {
              setProgress({state: 'failed', reason});
            },
          })}
        </div>
      </div>
    </>
  );
}

/** What is in the place of the drawing from the moment the reader comes near. Waiting for the library counts. */
function ComingPlace(props: Omit<PlaceProps, 'hasWaited'>): ReactNode {
  const hasWaited = useDelayed(PLACEHOLDER_DURATION);
  return (
    <ErrorBoundary fallback={({error}) => <Failure reason={error.message} />}>
      <Suspense fallback={<Placeholder />}>
        <Place {...props} hasWaited={hasWaited} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Placeholder(): ReactNode {
  return (
    <div className={clsx(styles.placeholder, 'needs-script')}>
      <Spinner
        label={translate({
          id: 'drawing.loading',
          message: 'Drawing…',
          description: 'Shown while a diagram or chart is loaded',
        })}
      />
    </div>
  );
}

/**
 * A drawing that a library makes in the browser: loaded when the reader comes near, kept as a file on request, and described in words
 * for those who do not see it, also where no script runs.
 */
export function LazyDrawing({
  kind,
  title,
  alt,
  height,
  children,
  data,
}: LazyDrawingProps): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(figure, NEAR);
  const {colorMode} = useColorMode();
  const describedBy = useId();
  const label = {title: title ?? kind, describedBy};

  const save = () => {
    const svg = frame.current?.querySelector('svg');
    if (svg) {
      const name = downloadName({src: '.svg', alt: label.title});
      saveDrawing(svg, name.replace(/\.svg$/, ''), siteColors(colorMode).page);
    }
  };

  return (
    <MediaFigure ref={figure} title={title}>
      <div className={styles.place} style={{blockSize: height}}>
        {isNear ? (
          <ComingPlace frame={frame} label={label}>
            {children}
          </ComingPlace>
        ) : (
          <Placeholder />
        )}
      </div>
      <div className={styles.more}>
        <details>
          <summary>
            <Translate
              description="Opens the description of a diagram or chart"
              id="drawing.description"
            >
              Description
            </Translate>
          </summary>
          <p id={describedBy}>{alt}</p>
        </details>
        {data === undefined ? null : (
          <details>
            <summary>
              <Translate
                description="Opens the data of a chart as a table"
                id="drawing.data"
              >
                Data
              </Translate>
            </summary>
            {data}
          </details>
        )}
        <button
          className={clsx(buttonClass('default'), styles.save, 'needs-script')}
          onClick={save}
          type="button"
        >
          <Translate
            description="Button that gives the reader a diagram or chart as a file"
            id="drawing.save"
          >
            Download SVG
          </Translate>
        </button>
      </div>
    </MediaFigure>
  );
}
