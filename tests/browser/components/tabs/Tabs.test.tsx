import {act, fireEvent, screen} from '@testing-library/react';
import {TabPanel, Tabs} from '../../../../src/components/tabs/Tabs';
import {renderOnSite} from '../../../support/renderOnSite';

const systems = [
  {value: 'linux', label: 'Linux'},
  {value: 'macos', label: 'macOS'},
  {value: 'windows', label: 'Windows'},
];

function group(
  names = systems,
  props: {group?: string; initial?: string} = {},
) {
  return (
    <Tabs tabs={names} {...props}>
      {names.map(({value, label}) => (
        <TabPanel key={value} label={label} value={value}>
          <p>{`For ${value}`}</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The panel that the style sheet shows. */
function openPanel(): HTMLElement {
  const [panel, ...others] = screen
    .getAllByRole('tabpanel')
    .filter(({dataset}) => dataset.closed === undefined);
  expect(others).toEqual([]);
  return panel ?? document.body;
}

const chosen = () =>
  screen
    .getAllByRole('tab', {selected: true})
    .map(({textContent}) => textContent);

const press = (key: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {key, ...init});

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
});

test('a visitor sees the first alternative, and the others by clicking their tabs', () => {
  renderOnSite(group());
  expect(openPanel()).toHaveTextContent('For linux');
  expect(openPanel()).toHaveAccessibleName('Linux');
  fireEvent.click(screen.getByRole('tab', {name: 'Windows'}));
  expect(openPanel()).toHaveTextContent('For windows');
  expect(chosen()).toEqual(['Windows']);
});

test('an author can choose the initially open tab', () => {
  renderOnSite(group(systems, {initial: 'macos'}));
  expect(chosen()).toEqual(['macOS']);
});

test('arrow keys cycle, Home and End move to the ends, and only one tab is in the tab order', () => {
  renderOnSite(group());
  act(() => screen.getByRole('tab', {name: 'Linux'}).focus());
  const visits = [
    ['ArrowRight', 'macOS'],
    ['End', 'Windows'],
    ['ArrowRight', 'Linux'],
    ['ArrowLeft', 'Windows'],
    ['Home', 'Linux'],
  ] as const;
  visits.forEach(([key, name]) => {
    press(key);
    expect(screen.getByRole('tab', {name})).toHaveFocus();
    expect(chosen()).toEqual([name]);
    expect(
      screen.getAllByRole('tab').filter(({tabIndex}) => tabIndex === 0),
    ).toHaveLength(1);
  });
});

test('groups with the same name change together, others do not', () => {
  renderOnSite(
    <>
      {group(systems, {group: 'os'})}
      {group(systems.slice(1), {group: 'os'})}
      {group(systems)}
      {group(systems, {group: 'install'})}
    </>,
  );
  const [first] = screen.getAllByRole('tab', {name: 'Windows'});
  fireEvent.click(first as HTMLElement);
  expect(chosen()).toEqual(['Windows', 'Windows', 'Linux', 'Linux']);
  expect(window.localStorage.getItem('tab-os')).toBe('windows');
});

test('a stored tab that does not exist leaves the first one open', () => {
  window.localStorage.setItem('tab-os', 'beta');
  renderOnSite(group(systems, {group: 'os'}));
  expect(chosen()).toEqual(['Linux']);
});
