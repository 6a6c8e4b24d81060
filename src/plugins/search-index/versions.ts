import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {localeCodes, rootLocale, type Locale} from '../../config/locales';
import {pageOf} from '../../lib/address';
import {docsPlugin} from '../docsContent';

export interface Document {
  permalink: string;
  title: string;
  description: string;
  /** Where the same document is in the other languages. */
  foreignFiles: readonly string[];
}

export interface Version {
  name: string;
  documents: readonly Document[];
}

/** Pages that a provider sends readers to; they answer nobody's question. */
function isSearched(permalink: string): boolean {
  return !/^\/tool\/.*\/callback$/.test(pageOf(permalink));
}

export function versionsOf(
  {loadedVersions}: LoadedContent,
  siteDir: string,
  locale: Locale,
): Version[] {
  return loadedVersions.map(({versionName, contentPath, docs}) => {
    const folder =
      versionName === 'current' ? versionName : `version-${versionName}`;
    const folderIn = (code: Locale) =>
      code === rootLocale
        ? contentPath
        : path.join(siteDir, 'i18n', code, docsPlugin, folder);
    const foreign = localeCodes.filter((code) => code !== locale);
    return {
      name: versionName,
      documents: docs
        .filter(({permalink}) => isSearched(permalink))
        .map(({permalink, title, description, source}) => {
          const file = path.join(siteDir, source.replace('@site/', ''));
          const home = [contentPath, folderIn(locale)].find((base) =>
            file.startsWith(base + path.sep),
          );
          const name = path.relative(home ?? contentPath, file);
          return {
            permalink,
            title,
            description,
            foreignFiles: foreign.map((code) =>
              path.join(folderIn(code), name),
            ),
          };
        }),
    };
  });
}
