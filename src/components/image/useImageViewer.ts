import {translate} from '@docusaurus/Translate';
import {useEffect, useRef} from 'react';
import {showMessage} from '../status-messages/statusMessages';
import {fullSize, type GalleryImage} from './imageGallery';
import type {ViewerMessages} from './viewer';

const viewerMessages = (): ViewerMessages => ({
  title: translate({message: 'Images of this page'}),
  close: translate({message: 'Close'}),
  zoom: translate({message: 'Zoom'}),
  previous: translate({message: 'Previous image'}),
  next: translate({message: 'Next image'}),
  download: translate({message: 'Download the image'}),
  enterFullScreen: translate({message: 'Full screen'}),
  leaveFullScreen: translate({message: 'Leave full screen'}),
});

/** All visible images of the page that can be enlarged, in order; drawings for the other colour mode are hidden. */
function shownImages(): HTMLImageElement[] {
  const images = document.querySelectorAll<HTMLImageElement>(
    'img[data-enlargeable]',
  );
  return [...images].filter((image) => image.getClientRects().length > 0);
}

/** The size from the author or the file. For an image that is not loaded it falls back to the rendered size. */
function ownSize(image: HTMLImageElement): {width: number; height: number} {
  const [width, height] = [image.width, image.height];
  return {
    width: Number(image.getAttribute('width')) || image.naturalWidth || width,
    height:
      Number(image.getAttribute('height')) || image.naturalHeight || height,
  };
}

function toGalleryImage(image: HTMLImageElement): GalleryImage {
  // The full-size file, not the variant that the page shows.
  const {src} = image;
  return {src, alt: image.alt, ...fullSize(src, ownSize(image))};
}

/** Opens the viewer, which is loaded on first use and closes when the page unmounts. */
export function useImageViewer(): (image: HTMLImageElement) => void {
  const close = useRef<() => void>(undefined);
  const state = useRef<'idle' | 'loading' | 'unmounted'>('idle');

  useEffect(() => {
    state.current = 'idle';
    return () => {
      state.current = 'unmounted';
      close.current?.();
    };
  }, []);

  const show = async (image: HTMLImageElement) => {
    const {openViewer} = await import('./viewer');
    if (state.current === 'unmounted') {
      return;
    }
    const images = shownImages();
    close.current = openViewer(
      images.map(toGalleryImage),
      Math.max(0, images.indexOf(image)),
      viewerMessages(),
    );
  };

  return (image) => {
    if (state.current !== 'idle') {
      return;
    }
    state.current = 'loading';
    show(image)
      .catch(() => {
        showMessage(
          translate({
            message:
              'The image viewer did not load. Check your connection and try again, or reload this page.',
          }),
        );
      })
      .finally(() => {
        if (state.current === 'loading') {
          state.current = 'idle';
        }
      });
  };
}
