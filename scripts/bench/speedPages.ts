/** Who writes the figures into the pages. */
export const SPEED_PROGRAM = 'npm run bench';

/** Where the figures stand, in each language. */
export const speedPages = {
  en: 'docs/guide/authoring/speed.md',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/authoring/speed.md',
} as const;
