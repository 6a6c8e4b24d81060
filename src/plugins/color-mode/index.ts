import type {Plugin} from '@docusaurus/types';
import {colorModeConfiguration} from '../../config/colorMode';
import {colorModeScript} from '../../components/color-mode/inlineScript';

/**
 * Colours each page before its first paint. The classic theme's own script stands in the same place just before and knows the system
 * only, as `disableSwitch` of its configuration tells it that nothing is stored for it.
 */
export default function colorModePlugin(): Plugin {
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({
      preBodyTags: [
        {tagName: 'script', innerHTML: colorModeScript(colorModeConfiguration)},
      ],
    }),
  };
}
