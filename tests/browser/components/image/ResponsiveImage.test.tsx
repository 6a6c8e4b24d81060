import {screen} from '@testing-library/react';
import {ResponsiveImage} from '../../../../src/components/image/ResponsiveImage';
import {usePageFrontMatter} from '../../../../src/hooks/usePageFrontMatter';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

jest.mock('../../../../src/hooks/usePageFrontMatter', () => ({
  usePageFrontMatter: jest.fn(),
}));

beforeEach(() => {
  jest
    .mocked(usePageFrontMatter)
    .mockReturnValue({title: 'A page', description: 'x'});
});

const image = (
  <ResponsiveImage
    img={{
      src: {
        images: [
          {path: '/a-400.webp', width: 400, height: 250},
          {path: '/a-900.webp', width: 900, height: 563},
        ],
      },
      preSrc: 'data:image/png;base64,AA==',
    }}
    alt="A form"
    fragment="#dark"
  />
);

test('a visitor without scripts gets an image with its files, its size and its colour mode', () => {
  const [element = ''] = /<img[^>]*>/.exec(serverHtml(image)) ?? [];
  for (const attribute of [
    'src="/a-900.webp#dark"',
    'srcSet="/a-400.webp 400w, /a-900.webp 900w"',
    'width="900"',
    'height="563"',
    'loading="lazy"',
    'decoding="async"',
    'alt="A form"',
  ]) {
    expect(element).toContain(attribute);
  }
});

test('a visitor with scripts opens it in the viewer', () => {
  renderOnSite(image);
  expect(screen.getByRole('button', {name: 'Enlarge: A form'})).toHaveAttribute(
    'src',
    '/a-900.webp#dark',
  );
});
