import {act, fireEvent, screen} from '@testing-library/react';
import {useRef} from 'react';
import {useClosingPopover} from '../../../src/hooks/useClosingPopover';
import {setMedia} from '../../support/jsdomGaps';
import {renderOnSite} from '../../support/renderOnSite';

const widths = [719];

function Menu() {
  const ref = useRef<HTMLDivElement>(null);
  useClosingPopover(ref, widths);
  return (
    <div data-testid="menu" popover="auto" ref={ref}>
      <a href="/faq/">FAQ</a>
    </div>
  );
}

function openMenu() {
  const site = renderOnSite(
    <>
      <Menu />
      <button type="button">Behind</button>
    </>,
    '/guide/',
  );
  const menu = screen.getByTestId('menu');
  act(() => menu.showPopover());
  return {...site, isOpen: () => menu.matches(':popover-open')};
}

test('an open menu stays while the visitor stays on the page, which does not scroll behind it', () => {
  const {isOpen} = openMenu();
  expect(isOpen()).toBe(true);
  const root = document.documentElement;
  const menu = screen.getByTestId('menu');
  fireEvent(menu, new Event('toggle'));
  expect(root).toHaveAttribute('data-overlay');
  act(() => menu.hidePopover());
  fireEvent(menu, new Event('toggle'));
  expect(root).not.toHaveAttribute('data-overlay');
});

test('following a link closes the menu', () => {
  const {history, isOpen} = openMenu();
  act(() => history.push('/config/'));
  expect(isOpen()).toBe(false);
});

test('a fragment of the same page leaves the menu open', () => {
  const {history, isOpen} = openMenu();
  act(() => history.push('/guide/#next'));
  expect(isOpen()).toBe(true);
});

test('a link to the page that is already shown closes the menu', async () => {
  const {user, isOpen} = openMenu();
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(isOpen()).toBe(false);
});

test('a window that grows past the width of phones closes the menu', () => {
  const {isOpen} = openMenu();
  act(() => setMedia('(min-width: 720px)', true));
  expect(isOpen()).toBe(false);
});

test('a key that takes the focus behind the menu closes it, one that stays inside does not', async () => {
  const {user, isOpen} = openMenu();
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('a menu that was opened before the page was hydrated stays open', () => {
  const showAtOnce = (menu: HTMLDivElement | null) => {
    menu?.showPopover();
  };
  function Opened() {
    const ref = useRef<HTMLDivElement>(null);
    useClosingPopover(ref, widths);
    return (
      <div
        data-testid="menu"
        popover="auto"
        ref={(menu) => {
          showAtOnce(menu);
          ref.current = menu;
        }}
      />
    );
  }
  renderOnSite(<Opened />, '/guide/');
  expect(screen.getByTestId('menu').matches(':popover-open')).toBe(true);
});
