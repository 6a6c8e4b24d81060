/**
 * Swizzle: IdealImage (replace, unsafe), from @docusaurus/plugin-ideal-image 3.10.2.
 * Why: the plugin's component chooses and fetches images by script, and shows none of its files to readers without one.
 * Remove when: it renders an image with srcset and sizes on the server.
 */
import type {ReactNode} from 'react';
import {ContentImage} from '../../components/image/ContentImage';
import {
  imageAttributes,
  type LoadedImage,
} from '../../components/image/idealImage';

interface Props {
  img: LoadedImage;
  alt: string;
  title?: string;
  /** The fragment of the addresses, which names a colour mode. */
  fragment?: string;
}

export default function IdealImage({
  img,
  fragment = '',
  ...image
}: Props): ReactNode {
  return (
    <ContentImage
      {...imageAttributes(img, fragment)}
      {...image}
      placeholder={img.preSrc}
    />
  );
}
