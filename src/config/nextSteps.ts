/** What follows the pages of a folder, by the folder: who has installed AList adds a storage, and who has added one watches. Elsewhere the order of the side menu is the way. */
export const nextSteps: Readonly<Record<string, string>> = {
  'guide/install': '/guide/drivers/',
  'guide/drivers': '/guide/use/watch',
};
