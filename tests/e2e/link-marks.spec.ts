import {open} from './support/pages';
import {originOf} from './support/servers';
import {expect, test} from './support/test';

test('links in the text that leave the site carry a mark, links between pages do not', async ({
  page,
}) => {
  await open(page, `${originOf('own')}/guide/`);
  const markOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').maskImage);
  expect(await markOf('.markdown p > a[href^="http"]')).toContain('svg');
  expect(await markOf('.markdown :is(p, li) > a[href^="/"]')).toBe('none');
  // Its author switched the marks off: all of its links leave the site.
  await open(page, `${originOf('own')}/guide/credits`);
  expect(await markOf('.markdown p > a[href^="http"]')).toBe('none');
});
