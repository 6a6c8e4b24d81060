/**
 * Tells the bundler what a page is made from besides its own text. It does so before anything reads the page, so that one that cannot be
 * compiled is tried again when what it is made from is mended.
 */
export function pitch() {
  const {dependenciesOf} = this.getOptions();
  const {files, folders, missing} = dependenciesOf(this.resourcePath);
  files.forEach((file) => this.addDependency(file));
  folders.forEach((folder) => this.addContextDependency(folder));
  missing.forEach((file) => this.addMissingDependency(file));
}
