import {act, screen} from '@testing-library/react';
import {
  storageKeys,
  type StorageArea,
} from '../../../../src/config/storageKeys';
import {
  readStored,
  removeStored,
  storedSuffixes,
  useStored,
  writeStored,
} from '../../../../src/lib/browser/storage';
import {storedColorMode} from '../../../../src/components/color-mode/colorMode';
import {storedConsent} from '../../../../src/components/consent/consentState';
import {promptMarks} from '../../../../src/components/locale-prompt/localePromptRules';
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

/** A value as texts: where it is stored, its fallback, what a visitor chooses, and texts that this site would not have written. */
function row<T extends string | boolean>(
  value: StoredValue<T>,
  place: `${StorageArea} ${string}`,
  chosen: T,
  foreign: readonly string[],
  foreignIs = String(value.fallback),
) {
  const [area, key] = place.split(' ') as [StorageArea, string];
  const Shown = () => {
    const [current, choose] = useStored(value);
    return (
      <button onClick={() => choose(chosen)} type="button">
        {String(current)}
      </button>
    );
  };
  return {
    key,
    store: area === 'local' ? window.localStorage : window.sessionStorage,
    property: area === 'local' ? 'localStorage' : 'sessionStorage',
    fallback: String(value.fallback),
    text: String(chosen),
    foreign,
    foreignIs,
    read: () => String(readStored(value)),
    write: () => writeStored(value, chosen),
    reset: () => writeStored(value, value.fallback),
    Shown,
  } as const;
}

const marked = (value: StoredValue<boolean>, key: string) =>
  row(value, `${value.area} ${key}`, true, ['', 'false', '"true"']);

const osTab = {...storageKeys.tab, key: `${storageKeys.tab.key}os`};
const {noticeForever, noticeThisVisit} = storageKeys;
const {forever, thisVisit} = promptMarks('zh');
const visits = [{purpose: 'visits', host: 'count.test'}] as const;

/** One row for each key that the site stores and shows; records of a sign-in and of a reloaded page are read by hand. */
const rows: Record<
  Exclude<keyof typeof storageKeys, 'signIn' | 'reloadedPage'>,
  ReturnType<typeof row>
> = {
  colorMode: row(storedColorMode, 'local color-mode', 'dark', ['DARK', 'null']),
  pageKeys: row(pageKeysChoice, 'local page-keys', 'off', ['', 'OFF']),
  tab: row(
    storedChoice(osTab, ['linux', 'windows'], 'linux'),
    'local tab-os',
    'windows',
    ['', 'Windows', 'toString'],
  ),
  noticeForever: marked(storedMark(noticeForever, 'spring'), 'notice-spring'),
  noticeThisVisit: marked(
    storedMark(noticeThisVisit, 'spring'),
    'notice-spring',
  ),
  localePromptForever: marked(forever, 'locale-prompt-zh'),
  localePromptThisVisit: marked(thisVisit, 'locale-prompt-zh'),
  consent: row<string>(storedConsent(visits), 'local consent', 'refused', [
    'agreed',
    'agreed other.test',
  ]),
  comments: marked(storedMark(storageKeys.comments), 'comments'),
  apiEndpoint: row(
    storedEndpoint,
    'local api_name',
    'de',
    ['', 'CF', 'https://evil.example'],
    'cf',
  ),
  apiServer: row(storedServer, 'local api-server', 'http://nas.local:5244', [
    '{}',
    'http://name:secret@nas.local/',
  ]),
};

/** A browser that denies the site a kind of storage, or one use of both. */
function deny(
  place: 'getItem' | 'setItem' | 'localStorage' | 'sessionStorage',
) {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  if (place === 'getItem' || place === 'setItem') {
    jest.spyOn(Storage.prototype, place).mockImplementation(refuse);
  } else {
    jest.spyOn(window, place, 'get').mockImplementation(refuse);
  }
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
    expect(storedSuffixes(storageKeys.signIn)).toEqual(['dropbox']);
    expect(readStored(place)).toEqual(signIn);
    removeStored(place);
    expect(readStored(place)).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('is known not to outlive the page where the browser stores nothing', () => {
    deny('setItem');
    expect(writeStored(place, signIn)).toBe(false);
    expect(readStored(place)).toEqual(signIn);
    removeStored(place);
    expect(readStored(place)).toBeUndefined();
  });

  test('cannot be listed where the browser denies its storage', () => {
    deny('sessionStorage');
    expect(storedSuffixes(storageKeys.signIn)).toEqual([]);
    removeStored(place);
  });
});

test.each(Object.entries(rows))(
  '%s starts with its default, is stored where and as the site has always stored it, and reads what it never wrote as its default',
  (_, {store, key, text, fallback, foreign, foreignIs, read, write}) => {
    expect([read(), store.length]).toEqual([fallback, 0]);
    write();
    expect(store.getItem(key)).toBe(text);
    expect(window.localStorage.length + window.sessionStorage.length).toBe(1);
    expect(read()).toBe(text);
    for (const other of foreign) {
      store.setItem(key, other);
      expect([other, read()]).toEqual([other, foreignIs]);
    }
  },
);

/** One value that is stored for good, one mark of a visit: the others are read and written by the same functions. */
describe.each(['colorMode', 'noticeThisVisit'] as const)('%s', (name) => {
  const {store, property, key, text, fallback, read, write, Shown} = rows[name];

  test.each([property, 'getItem'] as const)(
    'works for this page in a browser that denies the site its %s',
    (place) => {
      deny(place);
      expect(read()).toBe(fallback);
      write();
      expect(read()).toBe(text);
    },
  );

  test('works for this page when the storage is full, and is stored as soon as there is room', () => {
    deny('setItem');
    write();
    expect(read()).toBe(text);
    jest.restoreAllMocks();
    expect(store.getItem(key)).toBeNull();
    write();
    expect(store.getItem(key)).toBe(text);
  });

  test('is its default in the first paint, then shows everywhere on the page at once, and follows another tab', async () => {
    expect(serverHtml(<Shown />)).toContain(fallback);
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
    otherTab(() => store.removeItem(key));
    expect(second).toHaveTextContent(fallback);
    otherTab(() => store.setItem(key, text));
    expect(second).toHaveTextContent(text);
    expect(serverHtml(<Shown />)).toContain(fallback);
  });
});
