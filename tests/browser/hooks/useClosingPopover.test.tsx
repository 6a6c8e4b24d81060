import {act, screen} from '@testing-library/react';
import {useRef} from 'react';
import {useClosingPopover} from '../../../src/hooks/useClosingPopover';
import {setMedia} from '../../support/jsdomGaps';
import {renderOnSite} from '../../support/renderOnSite';

function Menu() {
  const ref = useRef<HTMLDivElement>(null);
  useClosingPopover(ref);
  return (
    <div data-testid="menu" popover="auto" ref={ref}>
      Menu
    </div>
  );
}

function openMenu() {
  const site = renderOnSite(<Menu />, '/guide/');
  const menu = screen.getByTestId('menu');
  act(() => menu.showPopover());
  return {...site, isOpen: () => menu.matches(':popover-open')};
}

test('an open menu stays while the reader stays on the page', () => {
  expect(openMenu().isOpen()).toBe(true);
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

test('a window that grows past the width of phones closes the menu', () => {
  const {isOpen} = openMenu();
  act(() => setMedia('(min-width: 720px)', true));
  expect(isOpen()).toBe(false);
});
