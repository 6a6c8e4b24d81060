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

/** Context of a panel. */
interface OpenTab {
  id: string;
  value: string;
}

const OpenTabContext = createContext<OpenTab>({id: '', value: ''});

interface TabsProps {
  /** Tabs of the same group change together, on every page. */
  group?: string;
  tabs: readonly TabName[];
  /** Value of the initially open tab; by default the first. */
  initial?: string;
  /** A {@link TabPanel} for each tab. */
  children: ReactNode;
}

/** Alternatives, one visible at a time. Without scripts all are visible, each below its label. */
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
    // Groups further up also change height, so restore the scroll position of this one.
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
        aria-label={translate({message: 'Alternatives'})}
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
  /** Whether the content is only rendered while the tab is open, for pages with very many tabs. */
  isLazy?: boolean;
  children: ReactNode;
}

/** The content of one tab. Closed, it has no attribute `hidden`, because reader views leave out what has. */
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
      data-closed={value === open.value ? undefined : ''}
      id={`${open.id}-${value}`}
      role="tabpanel"
      tabIndex={0}
    >
      {isRendered ? (
        <>
          {/* For print and without scripts, where no tabs are shown. */}
          <p className={styles.name} data-copy="label">
            {label}
          </p>
          {children}
        </>
      ) : null}
    </div>
  );
}
