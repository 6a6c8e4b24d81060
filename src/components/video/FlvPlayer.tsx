import {createMpegtsPlayer} from './mpegts';

/** Files of the kind FLV. */
export default createMpegtsPlayer('flv');
