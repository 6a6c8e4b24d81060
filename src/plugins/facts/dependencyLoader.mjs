/**
 * Registers what a page depends on besides its own text with the bundler. In the pitch phase, before anything reads the page, so that a
 * page that fails to compile is compiled again once its dependencies are fixed.
 */
export function pitch() {
  const {dependenciesOf} = this.getOptions();
  const {files, folders, missing} = dependenciesOf(this.resourcePath);
  files.forEach((file) => this.addDependency(file));
  folders.forEach((folder) => this.addContextDependency(folder));
  missing.forEach((file) => this.addMissingDependency(file));
}
