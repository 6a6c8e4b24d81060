/** Languages by what an author or a part writes for a block, as its label names them. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  batch: 'Batch',
  css: 'CSS',
  diff: 'Diff',
  docker: 'Dockerfile',
  go: 'Go',
  html: 'HTML',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  markdown: 'Markdown',
  nginx: 'nginx',
  powershell: 'PowerShell',
  python: 'Python',
  text: 'Text',
  toml: 'TOML',
  yaml: 'YAML',
};

export function languageName(language: string): string | undefined {
  return languageNames[language];
}
