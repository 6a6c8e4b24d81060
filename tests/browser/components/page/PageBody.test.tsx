import {screen} from '@testing-library/react';
import {PageBody} from '../../../../src/components/page/PageBody';
import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import {DocPage} from '../../../support/docPage';
import {renderOnSite} from '../../../support/renderOnSite';

function show(frontMatter: Partial<PageFrontMatter>): HTMLElement {
  const {container} = renderOnSite(
    <DocPage frontMatter={frontMatter}>
      <PageBody after={null} before={null} breadcrumb={null}>
        <p>Text</p>
      </PageBody>
    </DocPage>,
  );
  return container;
}

test('a visitor sees the title, and copies the page beside it', () => {
  show({});
  const title = screen.getByRole('heading', {level: 1});
  expect(title).toHaveTextContent('Local');
  const [copy] = screen.getAllByRole('button', {name: 'Copy as Markdown'});
  expect(title.parentElement).toContainElement(copy ?? null);
});

test('the title has the page’s icon', () => {
  const header = (container: HTMLElement) =>
    container.querySelector('header svg');
  expect(header(show({icon: 'folder'}))).not.toBeNull();
});

test.each([
  [{}, true],
  [{externalLinkIcon: true}, true],
  [{externalLinkIcon: false}, false],
])(
  'with %j links that leave the site are marked: %s',
  (frontMatter, isMarked) => {
    const marked = show(frontMatter).querySelectorAll(
      '.marks-external-links p',
    );
    expect(marked).toHaveLength(isMarked ? 1 : 0);
  },
);
