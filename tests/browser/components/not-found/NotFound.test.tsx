import {screen, waitFor} from '@testing-library/react';
import {NotFound} from '../../../../src/components/not-found/NotFound';
import {renderOnSite} from '../../../support/renderOnSite';

test.each([
  ['/nowhere', ['/', '/guide/drivers/', '/faq/']],
  ['/zh/nowhere', ['/zh/', '/zh/guide/drivers/', '/zh/faq/']],
])(
  'a visitor lost at %s is told so and offered ways on in the same language',
  (address, ways) => {
    renderOnSite(<NotFound />, address);
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
      'There is nothing here',
    );
    expect(screen.getByText('404')).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  },
);

test('a search engine does not list the page', async () => {
  renderOnSite(<NotFound />, '/nowhere');
  await waitFor(() => {
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
  });
});
