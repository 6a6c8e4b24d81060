import {act, screen, within} from '@testing-library/react';
import {
  CollapsedContents,
  ContentsColumn,
} from '../../../../src/components/table-of-contents/TableOfContents';
import {renderOnSite} from '../../../support/renderOnSite';

const page = {
  toc: [
    {value: 'Before you start', id: 'before', level: 2},
    {value: 'Get a <code>token</code>', id: 'token', level: 3},
    {value: 'Where it is kept', id: 'kept', level: 4},
    {value: 'Options', id: 'options', level: 2},
  ],
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
  isLate: false,
};

/** Puts the page's headings at these distances from the top of the window and lets the visitor scroll there. */
function scrollTo(tops: Record<string, number>): void {
  document
    .querySelectorAll('[data-heading]')
    .forEach((heading) => heading.remove());
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.createElement('h2');
    Object.assign(heading, {id});
    heading.dataset.heading = '';
    heading.getBoundingClientRect = () => ({top}) as DOMRect;
    document.body.append(heading);
  }
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    jest.runAllTimers();
  });
}

const hrefsOf = (links: HTMLElement[]) =>
  links.map((link) => link.getAttribute('href'));

describe('beside the text', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  const column = () => screen.getByRole('navigation', {name: 'On this page'});

  test('a visitor finds the page’s headings, those of deeper levels under theirs', () => {
    renderOnSite(<ContentsColumn {...page} />);
    const links = within(column()).getAllByRole('link');
    expect(hrefsOf(links)).toEqual(['#before', '#token', '#options']);
    const [outer] = within(column()).getAllByRole('listitem');
    expect(
      within(outer as HTMLElement).getByRole('link', {name: 'Get a token'}),
    ).toBeVisible();
  });

  test('what is typed looks in the contents as in its heading', () => {
    renderOnSite(<ContentsColumn {...page} />);
    expect(screen.getByText('token').tagName).toBe('CODE');
  });

  test.each([
    [2, ['#before', '#options']],
    [4, ['#before', '#token', '#kept', '#options']],
  ])(
    'the author chose to show headings down to level %i',
    (maxHeadingLevel, hrefs) => {
      renderOnSite(
        <ContentsColumn {...page} maxHeadingLevel={maxHeadingLevel} />,
      );
      expect(hrefsOf(within(column()).getAllByRole('link'))).toEqual(hrefs);
    },
  );

  test('the heading being read is marked, and only it, as the visitor scrolls', () => {
    renderOnSite(<ContentsColumn {...page} />);
    const marked = () => {
      const links = within(column()).getAllByRole('link');
      return hrefsOf(
        links.filter(
          (link) => link.getAttribute('aria-current') === 'location',
        ),
      );
    };
    scrollTo({before: 300, token: 600, options: 900});
    expect(marked()).toEqual([]);
    scrollTo({before: -300, token: 0, options: 500});
    expect(marked()).toEqual(['#token']);
    scrollTo({before: -900, token: -600, options: 0});
    expect(marked()).toEqual(['#options']);
  });
});

describe('above the text, where there is no room beside it', () => {
  test('the contents are closed at first and open at a press', () => {
    renderOnSite(<CollapsedContents {...page} />);
    const box = screen.getByRole('group');
    expect(box).not.toHaveAttribute('open');
    act(() => screen.getByText('On this page').click());
    expect(box).toHaveAttribute('open');
    expect(hrefsOf(within(box).getAllByRole('link'))).toEqual([
      '#before',
      '#token',
      '#options',
    ]);
  });
});

test.each([
  ['no headings', {...page, toc: []}],
  ['only deeper headings than are shown', {...page, toc: page.toc.slice(2, 3)}],
])('a page with %s has no empty contents', (_, contents) => {
  const {container} = renderOnSite(
    <>
      <CollapsedContents {...contents} />
      <ContentsColumn {...contents} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
