import {fireEvent, render, screen} from '@testing-library/react';
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

test('a finger opens the menu by pressing only', () => {
  render(<Menu />);
  const menu = screen.getByTestId<HTMLDetailsElement>('menu');
  fireEvent.pointerEnter(menu, {pointerType: 'touch'});
  expect(menu.open).toBe(false);
});
