/** Delay after which a page's copy buttons are shown, in milliseconds. */
export const COPY_READY_DELAY = 500;

/** How long a copy button says that it has copied, in milliseconds. */
export const COPY_FEEDBACK_DURATION = 2000;

/** Window width from which there is room for copy buttons, in CSS pixels. */
export const COPY_MIN_WIDTH = 420;

/** Languages in which a line can begin with a shell prompt. */
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

/** A shell prompt, or that of a continuation line, at the beginning of a line. */
const prompt = /^[$>] /gm;

/**
 * The text that a copy button copies: the code without shell prompts.
 *
 * @param language as the author wrote it after the fence
 */
export function copiedCode(code: string, language: string): string {
  return shellLanguages.has(language.toLowerCase())
    ? code.replace(prompt, '')
    : code;
}
