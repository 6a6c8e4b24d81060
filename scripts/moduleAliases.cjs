/**
 * Resolves the module names that Docusaurus defines, in webpack's format: dependency-cruiser reads this file as a webpack configuration,
 * Jest derives its mapping from it. Paths of the project follow the working directory, so that a test can check a copy.
 */
const {readdirSync} = require('node:fs');
const path = require('node:path');

const packages = path.join(__dirname, '..', 'node_modules', '@docusaurus');
const clientExports = path.join(packages, 'core/lib/client/exports');
const installedThemes = [
  path.join(packages, 'theme-classic/lib/theme'),
  path.join(packages, 'theme-mermaid/lib/theme'),
  path.join(packages, 'core/lib/client/theme-fallback'),
];

/** `@docusaurus/Link` and the like; `@docusaurus/theme-common` is a package and resolves by itself. */
const clientModules = readdirSync(clientExports)
  .filter((file) => file.endsWith('.js'))
  .map((file) => path.basename(file, '.js'));

module.exports = {
  resolve: {
    alias: {
      '@site': [process.cwd()],
      '@theme': [path.resolve('src/theme'), ...installedThemes],
      '@theme-original': installedThemes,
      '@theme-init': installedThemes,
      ...Object.fromEntries(
        clientModules.map((name) => [
          `@docusaurus/${name}$`,
          [path.join(clientExports, `${name}.js`)],
        ]),
      ),
    },
  },
};
