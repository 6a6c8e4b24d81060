import {usePluginData} from '@docusaurus/useGlobalData';
import {act, fireEvent, screen} from '@testing-library/react';
import {NoticeDialog} from '../../../../src/components/notices/NoticeDialog';
import type {Notice} from '../../../../src/components/notices/notice';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('@docusaurus/useGlobalData', () => ({usePluginData: jest.fn()}));

let lastKey = 0;

/** A notice that no visitor has closed yet. */
function aNotice(overrides: Partial<Notice> = {}): Notice {
  lastKey += 1;
  return {
    scope: {path: '/'},
    key: `n${lastKey}`,
    title: 'News',
    html: '<p>Something is <strong>new</strong>.</p>',
    actions: [],
    showOnce: false,
    fullscreen: false,
    confirm: false,
    ...overrides,
  };
}

function announce(...notices: Notice[]): void {
  jest.mocked(usePluginData).mockReturnValue(notices);
}

function visit(overrides: Partial<Notice> = {}, address = '/guide/') {
  const notice = aNotice(overrides);
  announce(notice);
  return {...renderOnSite(<NoticeDialog />, address), notice};
}

const dialog = () => screen.queryByRole('dialog');
const openDialog = () => screen.getByRole('dialog');
const button = (name: string) => screen.getByRole('button', {name});

/** What the browser stores: names in its storage for good, and for this visit. */
const kept = () => [
  Object.entries(window.localStorage),
  Object.entries(window.sessionStorage),
];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('the notice follows the visitor from page to page, one at a time', () => {
  announce(
    aNotice({title: 'All'}),
    aNotice({title: 'FAQ', scope: {source: '^/faq/', flags: ''}}),
  );
  const {history} = renderOnSite(<NoticeDialog />, '/guide/');
  expect(openDialog()).toHaveAccessibleName('All');
  act(() => history.push('/faq/'));
  expect(openDialog()).toHaveAccessibleName('FAQ');
  act(() => history.push('/config/'));
  expect(openDialog()).toHaveAccessibleName('All');
});

describe('closing is remembered', () => {
  test('until the tab is closed', async () => {
    const {user, notice} = visit();
    expect(kept()).toEqual([[], []]);
    await user.click(button('Close the notice'));
    expect(dialog()).toBeNull();
    expect(kept()).toEqual([[], [[`notice-${notice.key}`, 'true']]]);
  });

  test('for good, when the notice is shown once', async () => {
    const {user, notice} = visit({showOnce: true});
    await user.click(button('Close the notice'));
    expect(kept()).toEqual([[[`notice-${notice.key}`, 'true']], []]);
  });

  test.each(['', '1', 'false'])(
    'also by a key with the value “%s”',
    (value) => {
      const notice = aNotice();
      window.sessionStorage.setItem(`notice-${notice.key}`, value);
      announce(notice);
      renderOnSite(<NoticeDialog />);
      expect(dialog()).toBeNull();
    },
  );

  test('in the store that the notice asks for, not in the other', () => {
    const notice = aNotice({showOnce: true});
    window.sessionStorage.setItem(`notice-${notice.key}`, 'true');
    announce(notice);
    renderOnSite(<NoticeDialog />);
    expect(dialog()).not.toBeNull();
  });
});

describe.each([
  ['near the corner', false],
  ['over the whole page', true],
])('a notice %s', (_, fullscreen) => {
  test('closes on Escape', async () => {
    const {user} = visit({fullscreen});
    button('Close the notice').focus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(kept()[1]).toHaveLength(1);
  });

  test('with confirm closes by an action only', async () => {
    const {user} = visit({
      fullscreen,
      confirm: true,
      actions: [{text: 'I agree', type: 'primary'}],
    });
    expect(screen.queryByRole('button', {name: 'Close the notice'})).toBeNull();
    button('I agree').focus();
    await user.keyboard('{Escape}{Escape}');
    await user.click(openDialog());
    fireEvent(openDialog(), new Event('cancel', {cancelable: true}));
    expect(dialog()).not.toBeNull();
    expect(kept()).toEqual([[], []]);
    await user.click(button('I agree'));
    expect(dialog()).toBeNull();
    expect(kept()[1]).toHaveLength(1);
  });

  test('has actions that lead on, and each closes it', async () => {
    const actions: Notice['actions'] = [
      {text: 'Here', link: '/config/', type: 'primary'},
      {text: 'There', link: 'https://other.example/', type: 'default'},
      {text: '中文', link: '/zh/', type: 'default'},
    ];
    const {user, history} = visit({fullscreen, actions});
    expect(screen.getByRole('link', {name: 'There'})).toMatchObject({
      target: '_blank',
      rel: 'noopener',
    });
    expect(screen.getByRole('link', {name: '中文'})).not.toHaveAttribute(
      'target',
    );
    await user.click(screen.getByRole('link', {name: 'Here'}));
    expect(history.location.pathname).toBe('/config/');
    expect(dialog()).toBeNull();
    expect(kept()[1]).toHaveLength(1);
  });
});

describe('the mask of a notice over the whole page', () => {
  test('closes it when it is pressed', async () => {
    const {user} = visit({fullscreen: true});
    await user.click(openDialog());
    expect(dialog()).toBeNull();
    expect(kept()[1]).toHaveLength(1);
  });

  test('does not close it when the press began in the text', async () => {
    const {user} = visit({fullscreen: true});
    await user.pointer([
      {keys: '[MouseLeft>]', target: screen.getByText('new')},
      {keys: '[/MouseLeft]', target: openDialog()},
    ]);
    fireEvent.click(openDialog());
    expect(dialog()).not.toBeNull();
  });
});

describe('Escape', () => {
  test.each([
    [
      'a menu',
      <details key="x" open>
        <summary>Menu</summary>
      </details>,
      'Menu',
    ],
    [
      'another dialog',
      <div aria-label="Search" key="x" role="dialog">
        <button type="button">Menu</button>
      </div>,
      'Menu',
    ],
  ])('meant for %s leaves the notice open', async (_, other, name) => {
    announce(aNotice());
    const {user} = renderOnSite(
      <>
        {other}
        <NoticeDialog />
      </>,
    );
    screen.getByText(name).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', {name: 'News'})).not.toBeNull();
  });

  test('closes the card also while the focus is on a text in it that was unfolded', async () => {
    const {user} = visit({
      html: '<details open><summary>More</summary><p>Text</p></details>',
    });
    const summary = screen.getByText('More');
    summary.tabIndex = 0;
    summary.focus();
    expect(summary).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  test('meant for an open popover leaves the notice open', async () => {
    announce(aNotice());
    const {user} = renderOnSite(
      <>
        <div data-testid="menu" popover="auto" />
        <NoticeDialog />
      </>,
    );
    screen.getByTestId('menu').showPopover();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();
    screen.getByTestId('menu').hidePopover();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });
});

test('who closes the card from within goes on where the reading was', async () => {
  announce(aNotice());
  const {user} = renderOnSite(
    <>
      <a href="#text">Before</a>
      <NoticeDialog />
    </>,
  );
  await user.tab();
  await user.tab();
  expect(button('Close the notice')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Before')).toHaveFocus();
});
