/** Addresses and names that a maintainer may want to change. `SITE_URL` overrides the site's own address. */
export const site = {
  title: {en: 'AList docs', zh: 'AList 文档'},
  tagline: {
    en: 'One file list for all your storages',
    zh: '一个文件列表，管理所有存储',
  },
  url: 'https://alistgo.com',
  productName: 'AList',
  /** The release of the product that the pages describe. */
  productVersion: 'v3.63.0',
  /** The repository of this site, and the branch its pages are edited on. */
  repository: 'https://github.com/AlistGo/docs',
  editBranch: 'main',
  /** The product: its source and its discussions. */
  productSource: 'https://github.com/AlistGo/alist',
  productLicence: 'https://github.com/AlistGo/alist/blob/main/LICENSE',
  /** The licence of these pages; the footer names it. */
  textLicence: 'https://creativecommons.org/licenses/by/4.0/',
  productDiscussion: 'https://github.com/AlistGo/alist/discussions',
  /** Where the packages that the site is built with are described. */
  packageRegistry: 'https://www.npmjs.com/package',
} as const;
