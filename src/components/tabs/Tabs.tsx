import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  useId,
  createContext,
  useContext,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {useTabChoice} from './useTabChoice';
import {tabAfterKey, type TabName} from './chosenTab';
import styles from './Tabs.module.css';

/** What a panel knows of the tabs above it. */
interface OpenTab {
  id: string;
  value: string;
}

const OpenTabContext = createContext<OpenTab>({id: '', value: ''});

interface TabsProps {
  /** Tabs of one group change together, on every page. */
  group?: string;
  tabs: readonly TabName[];
  /** Value of the tab that is open at first; the first one unless named. */
  initial?: string;
  /** A {@link TabPanel} for each tab. */
  children: ReactNode;
}

/** Alternatives of which a reader sees one. Without a script all are there, each below its name. */
export function Tabs({
  group,
  tabs,
  initial = tabs[0]?.value ?? '',
  children,
}: TabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const values = tabs.map(({value}) => value);
  const [chosen, choose] = useTabChoice(group, values.join(' '), initial);

  const open = (index: number) => {
    const element = list.current;
    const value = values[index];
    if (element === null || value === undefined) {
      return;
    }
    // Groups further up change their height: what the reader looks at stays where it is.
    const before = element.getBoundingClientRect().top;
    flushSync(() => choose(value));
    window.scrollBy({
      top: element.getBoundingClientRect().top - before,
      behavior: 'instant',
    });
    (element.children[index] as HTMLElement).focus({preventScroll: true});
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier =
      event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const next = tabAfterKey(event.key, values.indexOf(chosen), values.length);
    if (next !== undefined && !hasModifier) {
      event.preventDefault();
      open(next);
    }
  };

  return (
    <div className={clsx('site-tabs', styles.tabs)}>
      <div
        ref={list}
        aria-label={translate({
          id: 'tabs.label',
          message: 'Alternatives',
          description: 'Accessible name of a row of tabs in the text of a page',
        })}
        className={clsx('needs-script', styles.list)}
        role="tablist"
      >
        {tabs.map(({value, label}, index) => (
          <button
            key={value}
            aria-controls={`${id}-${value}`}
            aria-selected={value === chosen}
            className={clsx('clean-btn', styles.tab)}
            id={`${id}-${value}-tab`}
            role="tab"
            tabIndex={value === chosen ? 0 : -1}
            type="button"
            onClick={() => open(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <OpenTabContext value={{id, value: chosen}}>{children}</OpenTabContext>
    </div>
  );
}

interface TabPanelProps extends TabName {
  /** Whether the content is there only while its tab is open: for pages with very many tabs. */
  isLazy?: boolean;
  children: ReactNode;
}

/** What stands behind one tab. */
export function TabPanel({
  value,
  label,
  isLazy = false,
  children,
}: TabPanelProps): ReactNode {
  const open = useContext(OpenTabContext);
  const isRendered = !isLazy || value === open.value;
  return (
    <div
      aria-labelledby={`${open.id}-${value}-tab`}
      className={styles.panel}
      hidden={value !== open.value}
      id={`${open.id}-${value}`}
      role="tabpanel"
      tabIndex={0}
    >
      {isRendered ? (
        <>
          {/* Where there are no tabs to read it from: on paper, and without a script. */}
          <p className={styles.name} data-copy="label">
            {label}
          </p>
          {children}
        </>
      ) : null}
    </div>
  );
}
