/**
 * The script of a box, for pages that lie on a disk: a browser gives them no modules, no `fetch` and no workers, so this is one file, and
 * what it needs comes as scripts. Everything that it does not do is in the page without a script.
 */
import {boxWords} from '../../../src/config/offlineArchive';
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
const words = boxWords[locale];

colorButtons(words);
tabs();
copyButtons(words);
search(root, words);
revealPage();
