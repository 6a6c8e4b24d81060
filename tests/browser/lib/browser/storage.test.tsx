import {act, screen} from '@testing-library/react';
import {
  storageKeys,
  type StorageArea,
} from '../../../../src/config/storageKeys';
import {
  readStored,
  removeStored,
  storedNames,
  useStored,
  writeStored,
} from '../../../../src/lib/browser/storage';
import {storedColorMode} from '../../../../src/components/color-mode/colorMode';
import {storedConsent} from '../../../../src/components/consent/consentState';
import {promptMarks} from '../../../../src/components/language-prompt/promptedLocale';
import {pageKeysChoice} from '../../../../src/components/keyboard-help/pageKeys';
import {storedServer} from '../../../../src/components/api-reference/openapi/tryIt';
import {
  storedChoice,
  storedMark,
  type StoredValue,
} from '../../../../src/lib/storedValue';
import {storedEndpoint} from '../../../../src/lib/endpoints';
import {
  storedSignIn,
  type SignIn,
} from '../../../../src/components/oauth-tools/signIn';
import {renderOnSite, serverHtml} from '../../../support/renderOnSite';

/** What a visitor may choose, and what the browser then stores. */
interface Choice<T> {
  value: StoredValue<T>;
  fallback: T;
  chosen: T;
  area: StorageArea;
  key: string;
  /** Texts under that key which this site would not have written. */
  foreign: string[];
  /** What such a text reads as; the fallback unless it is named. */
  foreignIs?: T;
}

/** A choice whose type no longer matters; what is stored of each is its own text. */
function row<T extends string | boolean>(choice: Choice<T>) {
  const {value, fallback, chosen, area, key, foreign} = choice;
  const Shown = () => {
    const [current, choose] = useStored(value);
    return (
      <button onClick={() => choose(chosen)} type="button">
        {String(current)}
      </button>
    );
  };
  return {
    area,
    key,
    foreign,
    foreignIs: String(choice.foreignIs ?? fallback),
    fallback: String(fallback),
    text: String(chosen),
    read: () => String(readStored(value)),
    write: () => writeStored(value, chosen),
    reset: () => writeStored(value, fallback),
    Shown,
  };
}

const foreignMarks = ['', 'false', '1', 'TRUE', '"true"', '{}', 'true '];

const markRow = (value: StoredValue<boolean>, key: string) =>
  row({
    value,
    fallback: false,
    chosen: true,
    area: value.area,
    key,
    foreign: foreignMarks,
  });

/** Records that are read and removed by hand, and shown nowhere; the tests of a sign-in follow below. */
type Unshown = 'signIn' | 'reloadedPage';

/** One row for each key that the site stores and shows. */
const rows: Record<
  Exclude<keyof typeof storageKeys, Unshown>,
  ReturnType<typeof row>
> = {
  colorMode: row({
    value: storedColorMode,
    fallback: 'auto',
    chosen: 'dark',
    area: 'local',
    key: 'color-mode',
    foreign: ['', 'DARK', '"dark"', 'system', 'null', '[object Object]'],
  }),
  pageKeys: row({
    value: pageKeysChoice,
    fallback: 'on',
    chosen: 'off',
    area: 'local',
    key: 'page-keys',
    foreign: ['', 'false', 'OFF', '0', '{"page-keys":"off"}'],
  }),
  tab: row({
    value: storedChoice(
      {...storageKeys.tab, key: `${storageKeys.tab.key}os`},
      ['linux', 'windows'],
      'linux',
    ),
    fallback: 'linux',
    chosen: 'windows',
    area: 'local',
    key: 'tab-os',
    foreign: ['', 'other', 'Windows', '"windows"', 'toString'],
  }),
  noticeForever: markRow(
    storedMark(storageKeys.noticeForever, 'spring'),
    'notice-spring',
  ),
  noticeThisVisit: markRow(
    storedMark(storageKeys.noticeThisVisit, 'spring'),
    'notice-spring',
  ),
  localePromptForever: markRow(promptMarks('zh').forever, 'locale-prompt-zh'),
  localePromptThisVisit: markRow(
    promptMarks('zh').thisVisit,
    'locale-prompt-zh',
  ),
  consent: row<string>({
    value: storedConsent([{purpose: 'visits', host: 'count.test'}]),
    fallback: 'open',
    chosen: 'refused',
    area: 'local',
    key: 'consent',
    foreign: ['', 'agreed', 'agreed other.test', 'true', '{}'],
  }),
  comments: markRow(storedMark(storageKeys.comments), 'comments'),
  apiEndpoint: row({
    value: storedEndpoint,
    fallback: 'unset',
    foreignIs: 'cf',
    chosen: 'de',
    area: 'local',
    key: 'api_name',
    foreign: ['', 'CF', '"de"', 'https://evil.example', 'undefined'],
  }),
  apiServer: row({
    value: storedServer,
    fallback: '',
    chosen: 'http://nas.local:5244',
    area: 'local',
    key: 'api-server',
    foreign: ['', '{}', 'https://', 'http://name:secret@nas.local/'],
  }),
};

const areas = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
};

/** A browser that fails at every use of its storage, or at one kind. */
function deny(method: 'getItem' | 'setItem', name: string): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', name);
  });
}

/** Another tab changes something; the browser tells this one. */
function otherTab(change: () => void): void {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage'));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  Object.values(rows).forEach(({reset}) => reset());
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('every key that the site stores has a row here', () => {
  expect([...Object.keys(rows), 'signIn', 'reloadedPage']).toEqual(
    Object.keys(storageKeys),
  );
});

describe('a sign-in that has begun', () => {
  const place = storedSignIn('dropbox');
  const signIn: SignIn = {
    state: 's',
    startedAt: 1,
    locale: 'en',
    isOwnApp: true,
    values: {clientId: 'c', clientSecret: 'secret'},
  };

  test('is stored in this tab only, found by its service, and gone once removed', () => {
    expect(writeStored(place, signIn)).toBe(true);
    expect(window.localStorage).toHaveLength(0);
    expect(storedNames(storageKeys.signIn)).toEqual(['dropbox']);
    expect(readStored(place)).toEqual(signIn);
    removeStored(place);
    expect(readStored(place)).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('is known not to outlive the page where the browser stores nothing', () => {
    deny('setItem', 'QuotaExceededError');
    expect(writeStored(place, signIn)).toBe(false);
    expect(readStored(place)).toEqual(signIn);
    removeStored(place);
    expect(readStored(place)).toBeUndefined();
  });

  test('cannot be listed where the browser denies its storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storedNames(storageKeys.signIn)).toEqual([]);
    removeStored(place);
  });
});

describe.each(Object.entries(rows))('%s', (_, tested) => {
  const {area, key, text, fallback, read, write, foreign, foreignIs} = tested;

  test('starts with its default, which nothing needs to store', () => {
    expect(read()).toBe(fallback);
    expect(areas[area]()).toHaveLength(0);
  });

  test('is stored where and as the site has always stored it', () => {
    write();
    expect(areas[area]().getItem(key)).toBe(text);
    expect(window.localStorage.length + window.sessionStorage.length).toBe(1);
    expect(read()).toBe(text);
  });

  test.each(foreign)('reads %j, which it never wrote, as its default', (it) => {
    areas[area]().setItem(key, it);
    expect(read()).toBe(foreignIs);
  });
});

/** One value that is stored for good, one mark of a visit: the others are read and written by the same functions. */
describe.each(['colorMode', 'noticeThisVisit'] as const)('%s', (name) => {
  const {area, key, text, fallback, read, write, Shown} = rows[name];

  test('is its default in a browser that denies the site its storage', () => {
    jest
      .spyOn(
        window,
        area === 'local' ? 'localStorage' : 'sessionStorage',
        'get',
      )
      .mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    expect(read()).toBe(fallback);
    write();
    expect(read()).toBe(text);
  });

  test('works for this page where the browser refuses only the reading', () => {
    deny('getItem', 'SecurityError');
    expect(read()).toBe(fallback);
    write();
    expect(read()).toBe(text);
  });

  test('works for this page when the storage is full, and is stored as soon as there is room', () => {
    deny('setItem', 'QuotaExceededError');
    write();
    expect(read()).toBe(text);
    jest.restoreAllMocks();
    expect(areas[area]().getItem(key)).toBeNull();
    write();
    expect(areas[area]().getItem(key)).toBe(text);
  });

  test('is its default in the first paint, whatever the browser stores', () => {
    write();
    expect(serverHtml(<Shown />)).toContain(fallback);
  });

  test('shows everywhere on the page at once', async () => {
    const {user} = renderOnSite(
      <>
        <Shown />
        <Shown />
      </>,
    );
    const [first, second] = screen.getAllByRole('button');
    expect(second).toHaveTextContent(fallback);
    await user.click(first as HTMLElement);
    expect(second).toHaveTextContent(text);
  });

  test('follows another tab, also when that one removes it', () => {
    renderOnSite(<Shown />);
    otherTab(() => areas[area]().setItem(key, text));
    expect(screen.getByRole('button')).toHaveTextContent(text);
    otherTab(() => areas[area]().removeItem(key));
    expect(screen.getByRole('button')).toHaveTextContent(fallback);
  });
});
