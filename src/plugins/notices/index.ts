import type {LoadContext, Plugin} from '@docusaurus/types';
import {notices as entries} from '../../config/notices';
import type {Locale} from '../../config/locales';
import {readBuiltPage} from '../builtPage';
import {brokenLinks} from './brokenLinks';
import {NOTICES_FILE, noticesOf, prepareNotices} from './prepareNotices';

/** Validates the notices, sanitises their HTML, and passes them to the browser; a broken link fails the build. */
export default function noticesPlugin({i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const notices = prepareNotices(entries);
  return {
    name: 'notices',
    contentLoaded({actions}) {
      actions.setGlobalData(noticesOf(locale, notices));
    },
    async postBuild({outDir, routesPaths}) {
      const complaints = await brokenLinks(
        notices,
        locale,
        routesPaths,
        (address) => readBuiltPage(outDir, address),
      );
      if (complaints.length > 0) {
        throw new Error(`${NOTICES_FILE}:\n${complaints.join('\n')}`);
      }
    },
  };
}
