/** Languages by what an author or a part writes for a block, as its label names them. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
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
  yaml: 'YAML',
};
