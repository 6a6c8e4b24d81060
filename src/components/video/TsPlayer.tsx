import {createMpegtsPlayer} from './mpegts';

/** MPEG-TS files. */
export default createMpegtsPlayer('mpegts');
