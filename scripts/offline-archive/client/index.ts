/**
 * The script of an archive, for pages that are opened from a disk: there browsers allow no modules, no `fetch` and no workers, so this is a
 * single file, and the data it needs comes as scripts. The pages also work without it.
 */
import {archiveMessages} from '../../../src/config/offlineArchive';
import {localeCodes, locales, rootLocale} from '../../../src/config/locales';
import {colorButtons} from './colors';
import {copyButtons} from './copy';
import {search} from './search';
import {revealPage} from './sidebar';
import {tabs} from './tabs';

const script = document.currentScript as HTMLScriptElement;
const root = new URL('..', script.src);
const {lang} = document.documentElement;
const locale =
  localeCodes.find((code) => locales[code].htmlLang === lang) ?? rootLocale;
const messages = archiveMessages[locale];

colorButtons(messages);
tabs();
copyButtons(messages);
search(root, messages);
revealPage();
