import {render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';
import {useTreeRoles} from '../../../../../src/components/search/SearchDialog/useTreeRoles';

/** The roles that DocSearch renders. */
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

test('a screen reader finds a field that opens trees of results', () => {
  render(<Dialog controls="list" />);
  const field = screen.getByRole('combobox', {expanded: true});
  expect(field).toHaveAttribute('aria-controls', 'list');
  expect(screen.getByRole('tree', {name: 'Install'})).toBeVisible();
  expect(screen.getByRole('treeitem', {name: 'Docker'})).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a field without trees is not announced as expanded', () => {
  render(<Dialog controls="" />);
  const field = screen.getByRole('combobox', {expanded: false});
  expect(field).not.toHaveAttribute('aria-controls');
});
