import DashVideo from 'dash-video-element/react';
import {createFilePlayer} from './player';

/** Streams of the kind MPEG-DASH, unpacked by dash.js. */
export default createFilePlayer('dash', DashVideo);
