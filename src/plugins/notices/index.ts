import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {notices as entries} from '../../config/notices';
import type {Locale} from '../../config/locales';
import {fileNamesOf, pageOf} from '../../lib/address';
import {brokenLinks} from './brokenLinks';
import {NOTICES_FILE, noticesOf, prepareNotices} from './prepareNotices';

/** Docusaurus writes a page under one of these two names. */
async function readPage(outDir: string, address: string): Promise<string> {
  const [first, second] = fileNamesOf(pageOf(address)).map((name) =>
    readFile(path.join(outDir, name), 'utf8'),
  );
  return Promise.any([first, second].filter((file) => file !== undefined));
}

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
        (address) => readPage(outDir, address),
      );
      if (complaints.length > 0) {
        throw new Error(`${NOTICES_FILE}:\n${complaints.join('\n')}`);
      }
    },
  };
}
