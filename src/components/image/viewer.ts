import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import {breakpoints} from '../../config/breakpoints';
import {imageFileName, isScrolledAway, type GalleryImage} from './imageGallery';
import {iconPaths} from '../ui/Icon/paths';
import styles from './viewer.module.css';

export interface ViewerMessages {
  title: string;
  close: string;
  zoom: string;
  previous: string;
  next: string;
  download: string;
  enterFullScreen: string;
  leaveFullScreen: string;
}

const ZOOM_DURATION = 160;

/** Space for the controls, in CSS pixels: the bar above, and the arrows on wide screens. */
const BAR_HEIGHT = 60;
const ARROW_WIDTH = 76;

const drawing = (...paths: string[]) =>
  `<svg aria-hidden="true" class="${styles.icon}" viewBox="0 0 24 24">${paths.join('')}</svg>`;

const icon = (name: keyof typeof iconPaths) =>
  drawing(`<path d="${iconPaths[name]}"/>`);

/** PhotoSwipe hides the vertical line of the plus while the image is zoomed in. */
const zoomIcon = drawing(
  `<path d="${iconPaths.search}M8 10.500h5"/>`,
  '<path class="pswp__zoom-icn-bar-v" d="M10.500 8v5"/>',
);

/** For promises of full-screen changes, whose outcome does not matter. */
const ignore = () => undefined;

function leaveFullScreen(): void {
  if (document.fullscreenElement) {
    document.exitFullscreen().catch(ignore);
  }
}

function addFullScreenButton(
  viewer: PhotoSwipe,
  messages: ViewerMessages,
): void {
  viewer.ui?.registerElement({
    name: 'fullscreen',
    order: 8,
    isButton: true,
    html: icon('expand'),
    onInit: (button) => {
      const name = () => {
        const text = document.fullscreenElement
          ? messages.leaveFullScreen
          : messages.enterFullScreen;
        button.title = text;
        button.setAttribute('aria-label', text);
      };
      name();
      // Safari on iOS supports full screen for videos only: https://developer.mozilla.org/docs/Web/API/Element/requestFullscreen
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

function addDownloadLink(viewer: PhotoSwipe, messages: ViewerMessages): void {
  viewer.ui?.registerElement({
    name: 'download',
    order: 9,
    isButton: true,
    tagName: 'a',
    title: messages.download,
    html: icon('download'),
    onInit: (link) => {
      viewer.on('change', () => {
        const {src = '', alt = ''} = viewer.currSlide?.data ?? {};
        link.setAttribute('href', src);
        link.setAttribute('download', imageFileName({src, alt}));
      });
    },
  });
}

/** Closes the viewer on scroll, by key or by wheel over an image that is not zoomed in. */
function closeOnScroll(viewer: PhotoSwipe): void {
  const from = window.scrollY;
  const onScroll = () => {
    if (!document.fullscreenElement && isScrolledAway(from, window.scrollY)) {
      viewer.close();
    }
  };
  window.addEventListener('scroll', onScroll, {passive: true});
  viewer.on('destroy', () => window.removeEventListener('scroll', onScroll));
  viewer.on('wheel', (event) => {
    if (!event.originalEvent.ctrlKey && !viewer.currSlide?.isPannable()) {
      event.preventDefault();
      viewer.close();
    }
  });
}

/** Native modal dialog around the viewer: it traps and restores the focus, and makes the page inert. */
function openDialog(label: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', label);
  // Swipes over an image do not reach the page.
  ['touchstart', 'touchend'].forEach((type) => {
    dialog.addEventListener(type, (event) => event.stopPropagation());
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Opens the viewer with one of the images. Returns a function that closes it at once. */
export function openViewer(
  images: readonly GalleryImage[],
  index: number,
  messages: ViewerMessages,
): () => void {
  const dialog = openDialog(messages.title);
  const viewer = new PhotoSwipe({
    appendToEl: dialog,
    dataSource: images.map((image) => ({...image})),
    index,
    bgOpacity: 1,
    paddingFn: ({x}) => {
      const side = x > breakpoints.mobileMax ? ARROW_WIDTH : 0;
      return {top: BAR_HEIGHT, bottom: 16, left: side, right: side};
    },
    loop: false,
    returnFocus: false,
    // The dialog fades in with CSS, so that it can be closed at any time.
    showHideAnimationType: 'none',
    zoomAnimationDuration: ZOOM_DURATION,
    closeTitle: messages.close,
    zoomTitle: messages.zoom,
    arrowPrevTitle: messages.previous,
    arrowNextTitle: messages.next,
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
    addFullScreenButton(viewer, messages);
    addDownloadLink(viewer, messages);
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
  // The native dialog around it already has the role.
  viewer.element?.removeAttribute('role');
  closeOnScroll(viewer);
  return () => {
    if (!viewer.isDestroying) {
      viewer.destroy();
    }
  };
}
