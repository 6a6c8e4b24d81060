/** A file of Docusaurus' program in browsers and of the one that writes its pages, as a rule of the bundler names it. */
export function clientFile(name: string): RegExp {
  return new RegExp(
    String.raw`[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]${name}\.js$`,
  );
}
