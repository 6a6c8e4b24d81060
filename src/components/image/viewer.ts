import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import {breakpoints} from '../../config/breakpoints';
import {downloadName, isScrolledAway, type GalleryImage} from './imageGallery';
import {iconPaths} from '../ui/Icon/paths';
import styles from './viewer.module.css';

/** What the viewer's parts are called, in the reader's language. */
export interface ViewerWords {
  title: string;
  close: string;
  zoom: string;
  previous: string;
  next: string;
  download: string;
  enterFullScreen: string;
  leaveFullScreen: string;
}

/** How long zooming takes, in milliseconds. */
const ZOOM_DURATION = 160;

/** Room for the controls: the bar above, and the arrows beside where the screen is wide, in CSS pixels. */
const BAR_HEIGHT = 60;
const ARROW_WIDTH = 76;

const drawing = (...paths: string[]) =>
  `<svg aria-hidden="true" class="${styles.icon}" viewBox="0 0 24 24">${paths.join('')}</svg>`;

const icon = (name: keyof typeof iconPaths) =>
  drawing(`<path d="${iconPaths[name]}"/>`);

/** PhotoSwipe hides the upright line of the plus while the image is zoomed in. */
const zoomIcon = drawing(
  `<path d="${iconPaths.search}M8 10.500h5"/>`,
  '<path class="pswp__zoom-icn-bar-v" d="M10.500 8v5"/>',
);

/** Who does not care how a change of the screen ends. */
const ignore = () => undefined;

function leaveFullScreen(): void {
  if (document.fullscreenElement) {
    document.exitFullscreen().catch(ignore);
  }
}

function addFullScreenButton(viewer: PhotoSwipe, words: ViewerWords): void {
  viewer.ui?.registerElement({
    name: 'fullscreen',
    order: 8,
    isButton: true,
    html: icon('expand'),
    onInit: (button) => {
      const name = () => {
        const text = document.fullscreenElement
          ? words.leaveFullScreen
          : words.enterFullScreen;
        button.title = text;
        button.setAttribute('aria-label', text);
      };
      name();
      // Safari on a phone knows no full screen but that of videos.
      button.hidden = !document.fullscreenEnabled;
      document.addEventListener('fullscreenchange', name);
      viewer.on('destroy', () => {
        document.removeEventListener('fullscreenchange', name);
        leaveFullScreen();
      });
    },
    onClick: () => {
      if (document.fullscreenElement) {
        leaveFullScreen();
      } else {
        viewer.element?.requestFullscreen().catch(ignore);
      }
    },
  });
}

function addDownloadLink(viewer: PhotoSwipe, words: ViewerWords): void {
  viewer.ui?.registerElement({
    name: 'download',
    order: 9,
    isButton: true,
    tagName: 'a',
    title: words.download,
    html: icon('download'),
    onInit: (link) => {
      viewer.on('change', () => {
        const {src = '', alt = ''} = viewer.currSlide?.data ?? {};
        link.setAttribute('href', src);
        link.setAttribute('download', downloadName({src, alt}));
      });
    },
  });
}

/** Closes the viewer when the reader scrolls on, with the wheel over an image that is not zoomed in or by a key. */
function closeOnScroll(viewer: PhotoSwipe): void {
  const from = window.scrollY;
  const onScroll = () => {
    if (!document.fullscreenElement && isScrolledAway(from, window.scrollY)) {
      viewer.close();
    }
  };
  window.addEventListener('scroll', onScroll, {passive: true});
  viewer.on('destroy', () => {
    window.removeEventListener('scroll', onScroll);
  });
  viewer.on('wheel', (event) => {
    if (!event.originalEvent.ctrlKey && !viewer.currSlide?.isPannable()) {
      event.preventDefault();
      viewer.close();
    }
  });
}

/** The platform's modal dialog around the viewer: it keeps the focus, gives it back, and stills the page behind. */
function openDialog(label: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', label);
  // Swipes over an image are not swipes over the page.
  ['touchstart', 'touchend'].forEach((type) => {
    dialog.addEventListener(type, (event) => {
      event.stopPropagation();
    });
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Shows images over the page, one of them at first. Returns how to close the viewer at once. */
export function openViewer(
  images: readonly GalleryImage[],
  index: number,
  words: ViewerWords,
): () => void {
  const dialog = openDialog(words.title);
  const viewer = new PhotoSwipe({
    appendToEl: dialog,
    dataSource: images.map((image) => ({...image})),
    index,
    bgOpacity: 1,
    paddingFn: ({x}) => {
      const side = x > breakpoints.mobileMax ? ARROW_WIDTH : 0;
      return {top: BAR_HEIGHT, bottom: 0, left: side, right: side};
    },
    loop: false,
    returnFocus: false,
    // The dialog fades in by its own style, so that it can be left at any moment.
    showHideAnimationType: 'none',
    zoomAnimationDuration: ZOOM_DURATION,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    closeSVG: icon('close'),
    zoomSVG: zoomIcon,
    arrowPrevSVG: drawing('<path d="M15 6l-6 6 6 6"/>'),
    arrowNextSVG: icon('chevron'),
  });
  viewer.addFilter('contentErrorElement', (element, {data}) => {
    element.textContent = data.alt ?? '';
    return element;
  });
  viewer.on('uiRegister', () => {
    addFullScreenButton(viewer, words);
    addDownloadLink(viewer, words);
  });
  viewer.on('destroy', () => {
    dialog.close();
    dialog.remove();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    viewer.close();
  });
  viewer.init();
  // The dialog around it is the one that counts.
  viewer.element?.removeAttribute('role');
  closeOnScroll(viewer);
  return () => {
    if (!viewer.isDestroying) {
      viewer.destroy();
    }
  };
}
