import {existsSync} from 'node:fs';

/** Inlines the language's messages into a module, and registers their file as a dependency. */
export default function messageLoader(code) {
  const {file, inline} = this.getOptions();
  if (existsSync(file)) {
    this.addDependency(file);
  } else {
    this.addMissingDependency(file);
  }
  return inline(code, this.resourcePath);
}
