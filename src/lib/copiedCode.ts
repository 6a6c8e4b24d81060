/** How long after a page shows its copy buttons are ready, in milliseconds. */
export const COPY_READY_DELAY = 500;

/** How long a copy button says that it has copied, in milliseconds. */
export const COPY_FEEDBACK_DURATION = 2000;

/** Width of the window from which on there is room for copy buttons, in CSS pixels. */
export const COPY_MIN_WIDTH = 420;

/** Languages of code in which a line can begin with the prompt of a shell. */
const shellLanguages: ReadonlySet<string> = new Set([
  'bash',
  'bat',
  'cmd',
  'console',
  'powershell',
  'ps1',
  'sh',
  'shell',
  'shell-session',
  'zsh',
]);

/** A prompt of a shell, or of its next line, where a line begins. */
const prompt = /^[$>] /gm;

/**
 * What a reader wants from a code block: the code as it is, without the prompts of a shell.
 *
 * @param language as the author wrote it after the fence
 */
export function copiedCode(code: string, language: string): string {
  return shellLanguages.has(language.toLowerCase())
    ? code.replace(prompt, '')
    : code;
}
