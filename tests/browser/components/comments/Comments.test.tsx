import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useColorMode} from '@docusaurus/theme-common';
import {act, screen} from '@testing-library/react';
import {Comments} from '../../../../src/components/comments/Comments';
import {usePageFrontMatter} from '../../../../src/hooks/usePageFrontMatter';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('../../../../src/hooks/usePageFrontMatter');
jest.mock('@docusaurus/theme-common', () => ({useColorMode: jest.fn()}));

const widget = jest.fn((properties: object) => JSON.stringify(properties));
jest.mock('@giscus/react', () => ({
  __esModule: true,
  default: (properties: object) => widget(properties),
}));

const place = {
  repository: 'owner/docs',
  repositoryId: 'R_1',
  category: 'Pages',
  categoryId: 'DIC_1',
};

/** Comes near to everything that waits for it. */
let scrollNear: () => void;

beforeEach(() => {
  window.localStorage.clear();
  widget.mockClear();
  jest
    .mocked(usePageFrontMatter)
    .mockReturnValue({title: 'x', description: 'x'});
  jest
    .mocked(useColorMode)
    .mockReturnValue({colorMode: 'dark'} as ReturnType<typeof useColorMode>);
  const observers = new Set<() => void>();
  scrollNear = () => {
    act(() => {
      observers.forEach((observer) => {
        observer();
      });
    });
  };
  class Observer {
    constructor(
      private readonly tell: (entries: {isIntersecting: boolean}[]) => void,
    ) {}
    private readonly come = () => {
      this.tell([{isIntersecting: true}]);
    };
    observe() {
      observers.add(this.come);
    }
    disconnect() {
      observers.delete(this.come);
    }
  }
  Object.assign(window, {IntersectionObserver: Observer});
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

/** A site whose settings store comments somewhere, or nowhere. */
function Site({comments}: {comments?: typeof place}) {
  const {siteConfig} = useDocusaurusContext();
  Object.assign(siteConfig, {customFields: {comments}});
  return <Comments />;
}

/** The visitor has asked for comments before. */
const hasAsked = () => window.localStorage.setItem('comments', 'true');

const region = () => screen.queryByRole('region', {name: 'Comments'});

test('a site that stores comments nowhere shows none and asks nobody', () => {
  renderOnSite(<Site />, '/guide/');
  scrollNear();
  expect(region()).not.toBeInTheDocument();
  expect(widget).not.toHaveBeenCalled();
});

test('a page that handles credentials has none', () => {
  renderOnSite(<Site comments={place} />, '/tool/onedrive/request');
  expect(region()).not.toBeInTheDocument();
});

test('a visitor who has not asked for comments is told where they come from, and gets them on a click', async () => {
  const {user} = renderOnSite(<Site comments={place} />, '/guide/');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  scrollNear();
  expect(region()).toHaveTextContent('giscus.app');
  expect(widget).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', {name: 'Show comments'}));
  expect(await screen.findByText(/owner\/docs/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(window.localStorage.getItem('comments')).toBe('true');
});

test('the comments change their colours with the site', async () => {
  hasAsked();
  const {rerender} = renderOnSite(<Site comments={place} />, '/guide/');
  scrollNear();
  await screen.findByText(/"theme":"dark"/);
  jest
    .mocked(useColorMode)
    .mockReturnValue({colorMode: 'light'} as ReturnType<typeof useColorMode>);
  rerender(<Site comments={{...place}} />);
  expect(await screen.findByText(/"theme":"light"/)).toBeInTheDocument();
});
