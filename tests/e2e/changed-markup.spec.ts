// cspell:ignore darkreader lpignore gramm hydrat
import type {Page} from '@playwright/test';
import {isWhole} from './support/extent';
import {kindsByTurns} from './support/kinds';
import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

const origin = () => originOf('own');

/** What grammar checkers, password managers and dark modes do to a page as soon as it is parsed. */
async function extend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') {
        return;
      }
      const {body, documentElement: root, head} = document;
      root.setAttribute('data-darkreader-mode', 'dynamic');
      root.classList.add('extension-active');
      body.setAttribute('data-gr-ext-installed', '');
      body.setAttribute('cz-shortcut-listen', 'true');
      head.insertAdjacentHTML(
        'afterbegin',
        '<style class="darkreader">.planted { color: red; }</style><meta name="planted">',
      );
      body.insertAdjacentHTML('afterbegin', '<div id="planted-first"></div>');
      body.append(document.createElement('planted-toolbar'));
      document.querySelectorAll('input, textarea').forEach((input) => {
        input.setAttribute('data-lpignore', 'true');
        input.setAttribute('data-gramm', 'false');
      });
    });
  });
}

/** It adds the same to every kind of page, and more to fields. */
const some = kindsByTurns.filter((_, index) => isWhole || index % 3 === 0);

test.describe('what an extension adds to a page', () => {
  // Where credentials are typed, the policy refuses the style of the extension.
  test.use({provoked: /hydrat|Applying inline style violates/i});

  test('does not keep it from starting', async ({page}) => {
    await extend(page);
    for (const address of some) {
      await open(page, origin() + address);
      await expect(page.locator('planted-toolbar')).toHaveCount(1);
      await expect(page.locator('h1').first()).toBeAttached();
    }
    expect(some.length).toBeGreaterThan(5);
  });
});
