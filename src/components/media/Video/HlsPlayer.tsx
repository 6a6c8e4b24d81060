import HlsVideo from 'hls-video-element/react';
import {createFilePlayer} from './player';

/** Streams of the kind HLS, unpacked by hls.js. */
export default createFilePlayer('hls', HlsVideo);
