/** Languages by what an author or a part writes for a block, as its label names them. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  console: 'Console',
  css: 'CSS',
  diff: 'Diff',
  go: 'Go',
  html: 'HTML',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  md: 'Markdown',
  nginx: 'nginx',
  powershell: 'PowerShell',
  python: 'Python',
  text: 'Text',
  yaml: 'YAML',
};
