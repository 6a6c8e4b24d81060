import {
  isTabIcon,
  kindOf,
  type Answer,
} from '../../../../scripts/budgets/bytes';

const answer = (changes: Partial<Answer>): Answer => ({
  address: 'http://127.0.0.1/a.js',
  type: 'Script',
  priority: 'High',
  mimeType: 'text/javascript',
  bytes: 100,
  isEarly: true,
  ...changes,
});

test.each([
  {kind: 'script', changes: {}},
  {kind: 'prefetch', changes: {priority: 'VeryLow', type: 'Other'}},
  {kind: 'image', changes: {type: 'Image', mimeType: 'image/svg+xml'}},
  {kind: 'data', changes: {type: 'Fetch', mimeType: 'application/json'}},
  {kind: 'html', changes: {type: 'Document', mimeType: 'text/html'}},
])('a request is counted as $kind', ({kind, changes}) => {
  expect(kindOf(answer(changes))).toBe(kind);
});

test.each([
  {isIcon: true, changes: {type: 'Other', mimeType: 'image/svg+xml'}},
  {isIcon: false, changes: {type: 'Image', mimeType: 'image/svg+xml'}},
  {isIcon: false, changes: {type: 'Other', priority: 'VeryLow'}},
])('the picture of the tab is told from the rest: $changes', (row) => {
  expect(isTabIcon(answer(row.changes))).toBe(row.isIcon);
});
