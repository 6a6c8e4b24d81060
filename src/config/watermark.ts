import type {WatermarkSettings} from '../components/watermark/watermarkText';

/** Words that lie across pages. Off, unless a page asks for them with `watermark` in its front matter. */
export const watermark: WatermarkSettings = {enabled: false, text: 'AList'};
