import HtmlPlayer from 'react-player/HtmlPlayer';
import {createFilePlayer} from './player';

/** What browsers play themselves. */
export default createFilePlayer('html', HtmlPlayer);
