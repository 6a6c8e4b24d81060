import type {Plugin} from '@docusaurus/types';
import {colorModeConfiguration} from '../../config/colorMode';
import {colorModeScript} from '../../components/color-mode/inlineScript';

/**
 * Sets the colour mode of each page before its first paint. The classic theme's own script runs just before and only follows the system,
 * because `disableSwitch` in its configuration tells it that nothing is stored.
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
