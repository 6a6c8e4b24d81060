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

test('the ring goes round with the reading', () => {
  const {container} = renderOnSite(page());
  const drawn = () =>
    100 -
    Number(
      container
        .querySelector('[pathLength]')
        ?.getAttribute('stroke-dashoffset'),
    );
  expect(drawn()).toBe(0);
  scrollTo(500);
  expect(drawn()).toBe(25);
  scrollTo(2000);
  expect(drawn()).toBe(100);
});

test('the button is there beyond 100 px only', () => {
  renderOnSite(page());
  expect(button()).not.toHaveClass('shown');
  scrollTo(101);
  expect(button()).toHaveClass('shown');
  scrollTo(100);
  expect(button()).not.toHaveClass('shown');
});

test('a press leads to the top, and the visitor goes on from there', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
  const {user} = renderOnSite(page());
  const focus = jest.spyOn(screen.getByRole('main'), 'focus');
  scrollTo(1500);
  await user.click(screen.getByRole('button'));
  expect(scroll).toHaveBeenCalledWith(0, 0);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

test('an author hides it', () => {
  renderOnSite(page({backToTop: false}));
  scrollTo(1500);
  expect(button()).toBeNull();
});

test('the page is built with the button out of sight', () => {
  expect(serverHtml(page())).toContain('class="button needs-script"');
});
