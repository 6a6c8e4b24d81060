/** Folders of `assets/` whose files are cached; their names change with their content. Videos are not among them. */
export const cachedFolders = ['css', 'js', 'images', 'fonts'] as const;
