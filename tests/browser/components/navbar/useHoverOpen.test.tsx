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
