import {act, screen} from '@testing-library/react';
import {BackToTop} from '../../../../src/components/back-to-top/BackToTop';
import type {PageFrontMatter} from '../../../../src/lib/frontMatter';
import {DocPage} from '../../../support/docPage';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

const page = (frontMatter: Partial<PageFrontMatter> = {}) => (
  <DocPage frontMatter={frontMatter}>
    <main>
      <h1>Local</h1>
    </main>
    <BackToTop />
  </DocPage>
);

const button = () => screen.queryByRole('button', {name: 'Scroll back to top'});

/** The visitor of a page of 3000 px, in a window of 1000 px, scrolls there. */
function scrollTo(scrollY: number): void {
  Object.assign(window, {scrollY});
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  jest
    .spyOn(document.documentElement, 'scrollHeight', 'get')
    .mockReturnValue(3000);
  jest
    .spyOn(document.documentElement, 'clientHeight', 'get')
    .mockReturnValue(1000);
});

afterEach(() => {
  Object.assign(window, {scrollY: 0});
});

test('an author hides it', () => {
  renderOnSite(page({backToTop: false}));
  scrollTo(1500);
  expect(button()).toBeNull();
});

test('the page is built with the button out of sight', () => {
  expect(serverHtml(page())).toContain('class="button needs-script"');
});
