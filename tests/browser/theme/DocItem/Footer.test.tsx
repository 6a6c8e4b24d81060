import {screen} from '@testing-library/react';
import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import DocItemFooter from '../../../../src/theme/DocItem/Footer';
import {DocPage} from '../../../support/docPage';
import {renderOnSite} from '../../../support/renderOnSite';

const known = {
  editUrl: 'https://code.test/edit/docs/local.md',
  lastUpdatedAt: Date.UTC(2026, 0, 2),
};

function footerOf(
  said: Partial<PageFrontMatter>,
  whatIsKnown: typeof known | {editUrl: null} = known,
): string {
  const {container} = renderOnSite(
    <DocPage
      facts={{contributors: ['Ann Li', 'Bob']}}
      known={whatIsKnown}
      said={said}
    >
      <DocItemFooter />
    </DocPage>,
  );
  return container.textContent;
}

test('a page leads to its source and says when it was changed and by whom', () => {
  expect(footerOf({})).toBe(
    'Edit this pageLast updated: January 2, 2026Contributors: Ann Li, Bob',
  );
});

test.each<[Partial<PageFrontMatter>, string]>([
  [{contributors: false}, 'Edit this pageLast updated: January 2, 2026'],
  [{lastUpdated: false}, 'Edit this pageContributors: Ann Li, Bob'],
  [{contributors: false, lastUpdated: false}, 'Edit this page'],
])('a page whose author wrote %j says less', (said, words) => {
  expect(footerOf(said)).toBe(words);
});

test('a page that is edited nowhere has no link', () => {
  footerOf({editLink: false}, {editUrl: null});
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/Ann Li/)).toBeVisible();
});

test('a page of which the repository knows nothing names nobody', () => {
  renderOnSite(
    <DocPage known={{editUrl: known.editUrl}}>
      <DocItemFooter />
    </DocPage>,
  );
  expect(screen.getByRole('link', {name: 'Edit this page'})).toBeVisible();
  expect(screen.queryByText(/Contributors/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
});
