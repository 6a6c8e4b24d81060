/** @type {import('prettier').Config} */
export default {
  singleQuote: true,
  bracketSpacing: false,
  trailingComma: 'all',
  printWidth: 80,
  proseWrap: 'preserve',
};
