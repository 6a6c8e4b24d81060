import type {Options} from '@docusaurus/plugin-ideal-image';
import sharp from 'sharp';
import {imageWidths} from '../../components/image/idealImage';

interface Adapter {
  metadata: () => Promise<{width: number}>;
  resize: (wanted: {
    width: number;
  }) => Promise<{data: Buffer; width: number; height: number}>;
}

/** Reads images for the loader. The loader's own adapter names files after another format and writes the original format. */
export function webpAdapter(source: string | Buffer): Adapter {
  const image = sharp(source);
  return {
    metadata: async () => image.metadata(),
    resize: async ({width}) => {
      const {data, info} = await image
        .clone()
        .resize({width})
        .webp({quality: 75})
        .toBuffer({resolveWithObject: true});
      return {data, width, height: info.height};
    },
  };
}

export const idealImageOptions = {
  sizes: imageWidths,
  format: 'webp',
  adapter: webpAdapter,
  name: 'assets/images/[name]-[width]-[hash:hex:8].[ext]',
  disableInDev: false,
} satisfies Options & {format: string; adapter: typeof webpAdapter};
