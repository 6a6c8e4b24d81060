/** Languages in which a line can begin with a shell prompt. */
const shellLanguages: ReadonlySet<string> = new Set([
  'bash',
  'console',
  'powershell',
]);

/** A shell prompt, or that of a continuation line, at the beginning of a line. */
const prompt = /^[$>] /gm;

/** The text that a copy button copies: the code without shell prompts. */
export function copiedCode(code: string, language: string): string {
  return shellLanguages.has(language) ? code.replace(prompt, '') : code;
}
