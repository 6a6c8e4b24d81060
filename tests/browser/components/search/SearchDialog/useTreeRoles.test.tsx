import {render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useTreeRoles} from '../../../../../src/components/search/SearchDialog/useTreeRoles';

/** What DocSearch draws, as far as roles go. */
function Dialog({controls}: {controls: string}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useTreeRoles(ref);
  return (
    <div ref={ref}>
      <div aria-expanded="true" className="DocSearch-Container" role="button">
        <input aria-controls={controls} aria-label="Search" />
        <section className="DocSearch-Hits">
          <div className="DocSearch-Hit-source">Install</div>
          <div id="list" role="listbox">
            <div aria-selected="true" role="option" tabIndex={-1}>
              Docker
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}

test('a reader who hears the page learns of a field that opens trees of answers', () => {
  render(<Dialog controls="list" />);
  const field = screen.getByRole('combobox', {expanded: true});
  expect(field).toHaveAttribute('aria-controls', 'list');
  expect(screen.getByRole('tree', {name: 'Install'})).toBeVisible();
  expect(screen.getByRole('treeitem', {name: 'Docker'})).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a field that no longer names its trees does not say that it has opened them', () => {
  render(<Dialog controls="" />);
  const field = screen.getByRole('combobox', {expanded: false});
  expect(field).not.toHaveAttribute('aria-controls');
});
