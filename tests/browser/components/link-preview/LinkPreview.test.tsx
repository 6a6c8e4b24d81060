import {waitFor} from '@testing-library/react';
import {LinkPreview} from '../../../../src/components/link-preview/LinkPreview';
import {site} from '../../../../src/config/site';
import {renderOnSite} from '../../../support/renderOnSite';

const contentOf = (name: string) =>
  document.head
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content');

test.each([
  ['/guide/drivers/local?a=1#b', '/img/previews/guide/drivers/local.png'],
  ['/guide/drivers/', '/img/previews/guide/drivers/index.png'],
  ['/', '/img/previews/index.png'],
])(
  'another site finds the whole address of the picture of %s, and what it shows',
  async (address, picture) => {
    renderOnSite(<LinkPreview title="Local storage" />, address);
    await waitFor(() => {
      expect(contentOf('og:image')).toBe(`${site.url}${picture}`);
    });
    expect(contentOf('twitter:image')).toBe(contentOf('og:image'));
    expect(contentOf('og:image:width')).toBe('1200');
    expect(contentOf('og:image:height')).toBe('630');
    expect(contentOf('og:image:alt')).toMatch(/: Local storage$/);
  },
);
