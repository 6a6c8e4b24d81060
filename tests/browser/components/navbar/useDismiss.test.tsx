import {act, screen} from '@testing-library/react';
import {useRef} from 'react';
import {useDismiss} from '../../../../src/components/navbar/useDismiss';
import {renderOnSite} from '../../../support/renderOnSite';

function Menu() {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(ref);
  return (
    <details ref={ref}>
      <summary>More</summary>
      <p>Words</p>
      <button type="button">First</button>
      <button type="button">Last</button>
    </details>
  );
}

async function openMenu() {
  const site = renderOnSite(
    <>
      <Menu />
      <button type="button">Elsewhere</button>
    </>,
    '/guide/',
  );
  const menu = screen.getByRole<HTMLDetailsElement>('group');
  await site.user.click(screen.getByText('More'));
  expect(menu.open).toBe(true);
  return {...site, menu};
}

const button = (name: string) => screen.getByRole('button', {name});

describe('an open menu stays open', () => {
  test('while the visitor presses inside it', async () => {
    const {user, menu} = await openMenu();
    await user.click(screen.getByText('Words'));
    await user.click(button('First'));
    expect(menu.open).toBe(true);
  });

  test('while the focus moves inside it', async () => {
    const {user, menu} = await openMenu();
    await user.tab();
    await user.tab();
    expect(button('Last')).toHaveFocus();
    expect(menu.open).toBe(true);
  });

  test('when the visitor turns to another window, which takes the focus nowhere', async () => {
    const {menu} = await openMenu();
    act(() => button('First').focus());
    act(() => button('First').blur());
    expect(menu.open).toBe(true);
  });

  test('when only the fragment changes', async () => {
    const {history, menu} = await openMenu();
    act(() => history.push('/guide/#options'));
    expect(menu.open).toBe(true);
  });
});

describe('an open menu closes', () => {
  test('when the page changes', async () => {
    const {history, menu} = await openMenu();
    act(() => history.push('/faq/'));
    expect(menu.open).toBe(false);
  });
});

test('Escape in a closed menu is left to whoever else waits for it', async () => {
  const {user, menu} = await openMenu();
  await user.keyboard('{Escape}');
  act(() => button('Elsewhere').focus());
  await user.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(button('Elsewhere')).toHaveFocus();
});
