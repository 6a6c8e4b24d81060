import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {
  useFilteredAndTreeifiedTOC,
  type TOCTreeNode,
} from '../../hooks/docusaurusInternal';
import {useActiveHeading} from './useActiveHeading';
import {useMarker} from './useMarker';
import {Icon} from '../ui/Icon';
import {useDismiss} from '../navbar/useDismiss';
import styles from './TableOfContents.module.css';

interface ContentsProps {
  toc: readonly TOCItem[];
  minHeadingLevel: number;
  maxHeadingLevel: number;
  /** The column has room only on windows that are wider than usual. */
  isLate?: boolean;
}

/** The entry's HTML, in which code breaks after a slash, a dot or an underscore and not inside of a word. */
function breakable(html: string): string {
  return html.replaceAll(/<code>[^<]*<\/code>/g, (code) =>
    code.replaceAll(/[._/](?=\w)(?!code>)/g, '$&<wbr>'),
  );
}

interface EntriesProps {
  entries: readonly TOCTreeNode[];
  /** Id of the current heading. */
  active?: string | undefined;
}

function Entries({entries, active}: EntriesProps): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map(({id, value, children}) => (
        <li key={id}>
          {/* The heading's own HTML, made from this site's Markdown at build time. */}
          <a
            aria-current={id === active ? 'location' : undefined}
            className={styles.link}
            dangerouslySetInnerHTML={{__html: breakable(value)}}
            href={`#${id}`}
          />
          {children.length > 0 ? (
            <Entries active={active} entries={children} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function contentsTitle(): string {
  return translate({message: 'On this page'});
}

function useEntries({toc, ...levels}: ContentsProps): readonly TOCTreeNode[] {
  return useFilteredAndTreeifiedTOC({toc: [...toc], ...levels});
}

function idsOf(entries: readonly TOCTreeNode[]): string[] {
  return entries.flatMap(({id, children}) => [id, ...idsOf(children)]);
}

/** The table of contents above the text, collapsed, for screens without room for a column. A press outside or on an entry closes it. */
export function CollapsedContents(props: ContentsProps): ReactNode {
  const entries = useEntries(props);
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(ref);
  return entries.length === 0 ? null : (
    <details
      className={clsx(
        styles.collapsed,
        props.isLate === true && styles.late,
        'not-printed',
      )}
      data-search="off"
      ref={ref}
    >
      <summary className={styles.summary}>
        {contentsTitle()}
        <Icon className={styles.chevron} name="chevron" />
      </summary>
      <Entries entries={entries} />
    </details>
  );
}

/** The table of contents beside the page, with the current heading marked, on wide screens. */
export function ContentsColumn(props: ContentsProps): ReactNode {
  const entries = useEntries(props);
  const active = useActiveHeading(idsOf(entries).join(' '));
  const columnRef = useRef<HTMLElement>(null);
  const markerRef = useRef<HTMLSpanElement>(null);
  useMarker(columnRef, markerRef, active);
  return entries.length === 0 ? null : (
    <nav
      aria-label={contentsTitle()}
      className={clsx(styles.column, props.isLate === true && styles.late)}
      ref={columnRef}
    >
      <span
        aria-hidden="true"
        className={styles.marker}
        hidden
        ref={markerRef}
      />
      <p className={styles.title}>{contentsTitle()}</p>
      <Entries active={active} entries={entries} />
    </nav>
  );
}
