import type {ReactNode} from 'react';
import {ContentImage} from './ContentImage';
import {imageAttributes, type LoadedImage} from './idealImage';

interface Props {
  img: LoadedImage;
  alt: string;
  title?: string;
  /** The fragment of the addresses, which names a colour mode. */
  fragment?: string;
}

/** An image from plugin-ideal-image, whose own component shows nothing to readers without scripts: `srcset` instead of a script. */
export function ResponsiveImage({
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
