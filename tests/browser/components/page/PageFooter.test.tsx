import {screen} from '@testing-library/react';
import {PageFooter} from '../../../../src/components/page/PageFooter';
import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import {DocPage} from '../../../support/docPage';
import {renderOnSite} from '../../../support/renderOnSite';

const known = {
  editUrl: 'https://code.test/edit/docs/local.md',
  lastUpdatedAt: Date.UTC(2026, 0, 2),
};

function footerOf(
  frontMatter: Partial<PageFrontMatter>,
  whatIsKnown: typeof known | {editUrl: null} = known,
): string {
  const {container} = renderOnSite(
    <DocPage
      facts={{contributors: ['Ann Li', 'Bob']}}
      known={whatIsKnown}
      frontMatter={frontMatter}
    >
      <PageFooter />
    </DocPage>,
  );
  return container.textContent;
}

test('a page leads to its source and says when it was changed and by whom', () => {
  expect(footerOf({})).toBe(
    'Was this page helpful? If not:Edit this pageReport a problemLast updated: January 2, 2026Contributors: Ann Li, BobReading time3 minutesPrint',
  );
});

test.each<[Partial<PageFrontMatter>, string]>([
  [
    {contributors: false},
    'Was this page helpful? If not:Edit this pageReport a problemLast updated: January 2, 2026Reading time3 minutesPrint',
  ],
  [
    {lastUpdated: false},
    'Was this page helpful? If not:Edit this pageReport a problemContributors: Ann Li, BobReading time3 minutesPrint',
  ],
  [
    {contributors: false, lastUpdated: false, pageInfo: ['words']},
    'Was this page helpful? If not:Edit this pageReport a problemLength900 wordsPrint',
  ],
])('a page whose author wrote %j says less', (frontMatter, words) => {
  expect(footerOf(frontMatter)).toBe(words);
});

test('a page that is edited nowhere leads to a report and to no source', () => {
  footerOf({editLink: false}, {editUrl: null});
  expect(screen.getByRole('link')).toHaveAccessibleName('Report a problem');
  expect(screen.getByText(/Ann Li/)).toBeVisible();
});

test('a visitor who reports a problem names the page, and nothing of what came with its address', () => {
  renderOnSite(
    <DocPage known={known}>
      <PageFooter />
    </DocPage>,
    '/guide/drivers/local?code=secret#token=secret',
  );
  const link = screen.getByRole('link', {name: 'Report a problem'});
  const {searchParams} = new URL(link.getAttribute('href') ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    template: 'wrong-page.yml',
    title: 'Local: ',
    page: expect.stringMatching(/\/guide\/drivers\/local$/) as string,
    language: 'English',
    version: 'v3.63.0',
  });
});
