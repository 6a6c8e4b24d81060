import type {WatermarkSettings} from '../components/watermark/watermarkText';

/** Text across pages. Off, unless a page's front matter has `watermark`. */
export const watermark: WatermarkSettings = {enabled: false, text: 'AList'};
