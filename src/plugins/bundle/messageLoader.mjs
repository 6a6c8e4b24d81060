import {existsSync} from 'node:fs';

/** Puts the language's words into a module, and tells the bundler where they are written. */
export default function messageLoader(code) {
  const {file, inline} = this.getOptions();
  if (existsSync(file)) {
    this.addDependency(file);
  } else {
    this.addMissingDependency(file);
  }
  return inline(code, this.resourcePath);
}
