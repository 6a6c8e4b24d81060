import {createMpegtsPlayer} from './mpegts';

/** FLV files. */
export default createMpegtsPlayer('flv');
