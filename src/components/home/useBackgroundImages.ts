import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {CSSProperties} from 'react';
import type {PageFrontMatter} from '../../lib/frontMatter';

/** The background pictures of a section, as custom properties for its style sheet; `undefined` if there are none. */
export function useBackgroundImages({
  bgImage,
  bgImageDark,
}: Pick<PageFrontMatter, 'bgImage' | 'bgImageDark'>):
  CSSProperties | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const light = bgImage ?? bgImageDark;
  const dark = bgImageDark ?? bgImage;
  if (light === undefined || dark === undefined) {
    return undefined;
  }
  const url = (link: string) => `url(${JSON.stringify(withBaseUrl(link))})`;
  return {
    '--site-image': url(light),
    '--site-image-dark': url(dark),
  } as CSSProperties;
}
