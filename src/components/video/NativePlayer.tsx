import HtmlPlayer from 'react-player/HtmlPlayer';
import {createFilePlayer} from './player';

/** Formats with native support. */
export default createFilePlayer('html', HtmlPlayer);
