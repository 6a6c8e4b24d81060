import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Video} from '../video/Video';
import styles from './Screencast.module.css';

/** Width and height of the recordings, with the band of the captions. */
const RATIO = '960/680';

interface ScreencastProps {
  title: string;
  captions: readonly string[];
  /** Addresses of its files. */
  files: {webm: string; mp4: string; poster: string; captions: string};
}

/** A silent recording of the product, and its steps as a list. */
export function Screencast({
  title,
  captions,
  files,
}: ScreencastProps): ReactNode {
  return (
    <>
      <Video
        alternative={files.mp4}
        captions={files.captions}
        poster={files.poster}
        ratio={RATIO}
        src={files.webm}
        title={title}
        waits
      />
      <details className={styles.steps}>
        <summary>
          <Translate>Steps of the video</Translate>
        </summary>
        <ol>
          {captions.map((caption) => (
            <li key={caption}>{caption}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
