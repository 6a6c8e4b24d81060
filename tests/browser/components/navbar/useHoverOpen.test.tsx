import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useRef} from 'react';
import {useHoverOpen} from '../../../../src/components/navbar/useHoverOpen';

function Menu() {
  const ref = useRef<HTMLDetailsElement>(null);
  useHoverOpen(ref);
  return (
    <details data-testid="menu" ref={ref}>
      <summary>Language</summary>
      <a href="/zh/">简体中文</a>
    </details>
  );
}

function visit() {
  const {unmount} = render(<Menu />);
  return {
    user: userEvent.setup(),
    menu: screen.getByTestId<HTMLDetailsElement>('menu'),
    summary: screen.getByText('Language'),
    unmount,
  };
}

test('a click on a menu that is open under the mouse keeps it open, and the next click closes it', async () => {
  const {user, menu, summary} = visit();
  await user.click(summary);
  expect(menu.open).toBe(true);
  await user.hover(document.body);
  expect(menu.open).toBe(true);
  await user.click(summary);
  expect(menu.open).toBe(false);
});

test('a mouse that passes over a menu opened from the keyboard does not close it', async () => {
  const {user, menu, summary} = visit();
  menu.open = true;
  await user.hover(summary);
  await user.hover(document.body);
  expect(menu.open).toBe(true);
});

test('a finger opens the menu by pressing only', () => {
  const {menu} = visit();
  fireEvent.pointerEnter(menu, {pointerType: 'touch'});
  expect(menu.open).toBe(false);
});

test('a menu that is no longer shown does not listen', async () => {
  const {user, menu, summary, unmount} = visit();
  unmount();
  await user.hover(summary);
  expect(menu.open).toBe(false);
});
