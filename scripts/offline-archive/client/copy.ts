import type {ArchiveMessages} from '../../../src/config/offlineArchive';
import {COPY_FEEDBACK_DURATION} from '../../../src/lib/browser/clipboard';
import {copiedCode} from '../../../src/lib/copiedCode';

function languageOf(block: Element): string {
  const {className = ''} = block.querySelector('code') ?? {};
  return /(?:^|\s)language-(\S+)/.exec(className)?.[1] ?? '';
}

/** Browsers allow copying for a file on a disk, but not for a page from an unencrypted connection. */
async function copy(text: string): Promise<void> {
  if (!isSecureContext) {
    throw new Error('This page may not copy.');
  }
  await navigator.clipboard.writeText(text);
}

/** Adds a copy button to each code block, where the site has it. Where copying fails, it selects the code. */
export function copyButtons(messages: ArchiveMessages): void {
  for (const block of document.querySelectorAll('.theme-code-block')) {
    const pre = block.querySelector('pre');
    // The end of the row above the code.
    const place = pre?.previousElementSibling?.lastElementChild;
    if (pre && place instanceof HTMLDivElement) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'clean-btn';
      button.textContent = messages.copyCode;
      const say = (text: string) => {
        button.textContent = text;
      };
      button.addEventListener('click', () => {
        copy(copiedCode(pre.textContent, languageOf(block)))
          .then(
            () => say(messages.copied),
            () => {
              getSelection()?.selectAllChildren(pre);
              say(messages.selected);
            },
          )
          .finally(() => {
            setTimeout(() => say(messages.copyCode), COPY_FEEDBACK_DURATION);
          });
      });
      place.append(button);
    }
  }
}
