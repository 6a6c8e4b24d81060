import type {Locale} from '../config/locales';
import {addressOf, pageOf, type PagePath} from './address';

/** An older version of the docs, named by the release it describes: `3.63` for v3.63.0 and its patches. */
export type VersionName = string;

/** The format of a version's name, which is also the first segment of its addresses. */
export const versionName = /^\d+\.\d+$/;

/** The older version that a page belongs to; `undefined` for one of the newest. */
export function versionOf(page: PagePath): VersionName | undefined {
  return /^\/(\d+\.\d+)\//.exec(page)?.[1];
}

/** The older version that a page's file, or a facts file, belongs to; `undefined` for one of the newest. */
export function versionOfFile(file: string): VersionName | undefined {
  return /(?:^|[\\/])(?:versioned_docs|docusaurus-plugin-content-docs)[\\/]version-([^\\/]+)[\\/]/.exec(
    file,
  )?.[1];
}

/** The path of the page in the newest version. */
export function withoutVersion(page: PagePath): PagePath {
  return page.replace(/^\/\d+\.\d+(?=\/)/, '');
}

/** A page of the newest version as a page of another one. */
export function inVersion(page: PagePath, version?: VersionName): PagePath {
  return version === undefined ? page : `/${version}${page}`;
}

/** The address of a page in the version of the current page, whose address is `pathname`. */
export function addressBeside(
  pathname: string,
  page: PagePath,
  locale: Locale,
): string {
  return addressOf(inVersion(page, versionOf(pageOf(pathname))), locale);
}
