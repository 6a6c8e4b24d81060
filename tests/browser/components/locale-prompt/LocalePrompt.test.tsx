import {act, screen} from '@testing-library/react';
import {LocalePrompt} from '../../../../src/components/locale-prompt/LocalePrompt';
import {replacePage} from '../../../../src/lib/browser/replacePage';
import {renderOnSite} from '../../../support/renderOnSite';

jest.mock('@generated/routes', () => ({
  __esModule: true,
  default: [
    '/guide/drivers/local',
    '/guide/',
    '/zh/guide/drivers/local.html',
    '/zh/guide/',
    '/tool/baidu/callback',
  ].map((path) => ({path})),
}));
jest.mock('../../../../src/lib/browser/replacePage');

function visit(address: string, ...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  return renderOnSite(
    <>
      <a href="#text">Text</a>
      <LocalePrompt />
    </>,
    address,
  );
}

const prompt = () => screen.queryByRole('dialog');
const button = (name: RegExp) => screen.getByRole('button', {name});

const kept = () => ({
  forever: Object.fromEntries(Object.entries(window.localStorage)),
  thisVisit: Object.fromEntries(Object.entries(window.sessionStorage)),
});

beforeEach(() => {
  jest.mocked(replacePage).mockClear();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test.each([undefined, null])(
  'a browser whose list of languages is %s asks nothing and shows the page',
  (languages) => {
    jest
      .spyOn(navigator, 'languages', 'get')
      .mockReturnValue(languages as unknown as string[]);
    renderOnSite(<LocalePrompt />, '/guide/');
    expect(prompt()).not.toBeInTheDocument();
  },
);

describe('the switch', () => {
  test('leads to the same page with query and fragment, and is remembered for this visit', async () => {
    const {user} = visit('/guide/drivers/local?q=1#root', 'zh');
    await user.click(button(/切换到中文/));
    expect(replacePage).toHaveBeenCalledWith(
      '/zh/guide/drivers/local.html?q=1#root',
    );
    expect(kept()).toEqual({
      forever: {},
      thisVisit: {'locale-prompt-en': 'true'},
    });
    expect(prompt()).toBeNull();
  });

  test('is remembered for good when the visitor asks for it', async () => {
    const {user} = visit('/guide/', 'zh');
    await user.click(screen.getByRole('checkbox'));
    await user.click(button(/切换到中文/));
    expect(kept()).toEqual({
      forever: {'locale-prompt-en': 'true'},
      thisVisit: {'locale-prompt-en': 'true'},
    });
  });
});

describe('who cancels', () => {
  test('stays, and is not asked again during this visit', async () => {
    const {user, unmount} = visit('/guide/', 'zh');
    await user.click(button(/取消/));
    expect(prompt()).toBeNull();
    expect(replacePage).not.toHaveBeenCalled();
    expect(kept()).toEqual({
      forever: {},
      thisVisit: {'locale-prompt-en': 'true'},
    });
    unmount();
    visit('/guide/drivers/local', 'zh');
    expect(prompt()).toBeNull();
  });

  test('is asked again on pages of the other language, which is another question', () => {
    window.localStorage.setItem('locale-prompt-zh', 'true');
    visit('/guide/', 'zh');
    expect(prompt()).not.toBeNull();
  });
});

test('following a link puts the question away without an answer', () => {
  const {history} = visit('/guide/', 'zh');
  act(() => history.push('/guide/drivers/local'));
  expect(prompt()).toBeNull();
  act(() => history.push('/guide/'));
  expect(prompt()).toBeNull();
  expect(kept()).toEqual({forever: {}, thisVisit: {}});
});

test('a fragment of the same page leaves the question open', () => {
  const {history} = visit('/guide/', 'zh');
  act(() => history.push('/guide/#next'));
  expect(prompt()).not.toBeNull();
});

describe('the focus', () => {
  test('is not torn from what the visitor is doing', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    visit('/guide/', 'zh');
    expect(prompt()).not.toBeNull();
    expect(field).toHaveFocus();
    field.remove();
  });

  test('goes back to where it came from', async () => {
    const {user} = visit('/guide/', 'zh');
    screen.getByText('Text').focus();
    await user.tab();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Text')).toHaveFocus();
  });
});
