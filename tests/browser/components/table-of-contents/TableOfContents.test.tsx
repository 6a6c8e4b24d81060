import {screen, within} from '@testing-library/react';
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

const hrefsOf = (links: HTMLElement[]) =>
  links.map((link) => link.getAttribute('href'));

describe('beside the text', () => {
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
