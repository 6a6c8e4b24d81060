import {createMpegtsPlayer} from './mpegts';

export default createMpegtsPlayer('mpegts');
