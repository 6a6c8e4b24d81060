import {createMpegtsPlayer} from './mpegts';

/** Files of the kind MPEG-TS. */
export default createMpegtsPlayer('mpegts');
