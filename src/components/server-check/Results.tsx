import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {CodeBlock} from '../code-block/CodeBlock';
import {usePageAddress} from '../../hooks/usePageAddress';
import {filledText} from '../../lib/filledText';
import type {ReasonId, ShownTexts} from './checks/serverCheckTexts';
import type {Result, Results as Found} from './evaluateChecks';
import type {Explain} from './useExplanations';
import {certaintyName} from './messages';
import styles from './styles.module.css';

interface TextProps {
  texts: ShownTexts;
  explain: Explain;
}

interface ResultItemProps extends TextProps {
  result: Result;
}

function PageLink({
  result: {finding},
  texts: {findings, pages},
}: ResultItemProps): ReactNode {
  const pageAddress = usePageAddress();
  const {page: id = ''} = findings[finding.id];
  const link = pages[id];
  if (link === undefined || finding.certainty === 'fine') {
    return null;
  }
  const {page, at, label} = link;
  const from = finding.values?.version;
  const query = id === 'changes' ? `?from=${String(from)}` : '';
  const fragment = at === undefined ? '' : `#${at}`;
  return (
    <p>
      <Link to={`${pageAddress(page)}${query}${fragment}`}>{label}</Link>
    </p>
  );
}

function ResultItem(props: ResultItemProps): ReactNode {
  const {result, texts, explain} = props;
  const {check, finding} = result;
  const {certainty, lines = [], items = [], messages = [], command} = finding;
  const values = {...finding.numbers, ...finding.values};
  const {saw, means, remedy} = texts.findings[finding.id];
  return (
    <li
      className={styles.result}
      data-certainty={certainty}
      data-check={check}
      data-finding={finding.id}
    >
      <p className={styles.heading}>
        <span className={styles.certainty}>{certaintyName(certainty)}</span>
        {texts.titles[check]}
      </p>
      <p>{filledText(saw, values)}</p>
      {messages.map((message, index) => (
        <blockquote key={index}>
          <code>{message}</code>
          {explain(message) === undefined ? null : (
            <p>{explain(message)?.text}</p>
          )}
        </blockquote>
      ))}
      {means === undefined ? null : <p>{filledText(means, values)}</p>}
      {lines.length === 0 ? null : (
        <ul>
          {lines.map(({id, values: of}) => (
            <li key={id}>{filledText(texts.lines[id], of)}</li>
          ))}
        </ul>
      )}
      {remedy === undefined ? null : <p>{filledText(remedy, values)}</p>}
      {items.length === 0 ? null : (
        <ul>
          {items.map((item, index) => (
            <li key={index}>
              <code>{item}</code>
            </li>
          ))}
        </ul>
      )}
      {command === undefined ? null : (
        <CodeBlock language="bash">{command}</CodeBlock>
      )}
      <PageLink {...props} />
    </li>
  );
}

function ResultList({
  results,
  ...texts
}: TextProps & {results: readonly Result[]}): ReactNode {
  return (
    <ul className={styles.results}>
      {results.map((result, index) => (
        <ResultItem key={index} result={result} {...texts} />
      ))}
    </ul>
  );
}

/** How many checks have no result. */
const countUnchecked = ({notChecked}: Found): number =>
  notChecked.reduce((sum, {checks}) => sum + checks.length, 0);

/** What was found, in one line. Without a fault it says how much it rests on. */
export function summaryText(results: Found): string {
  const count = (...wanted: string[]) =>
    results.found.filter(({finding}) => wanted.includes(finding.certainty))
      .length;
  const values = {
    faults: count('certain', 'likely'),
    notes: count('info'),
    fine: count('fine'),
    unchecked: countUnchecked(results),
  };
  return values.faults === 0
    ? translate(
        {
          message:
            'No faults in what was checked. Worth knowing: {notes}. Fine: {fine}. Not checked: {unchecked}.',
        },
        values,
      )
    : translate(
        {
          message:
            'Faults: {faults}. Worth knowing: {notes}. Fine: {fine}. Not checked: {unchecked}.',
        },
        values,
      );
}

export const hasFaults = ({found}: Found): boolean =>
  found.some(({finding}) => ['certain', 'likely'].includes(finding.certainty));

/** Why nothing is amiss if a check has no result, or what is amiss is said already. */
const expected: readonly ReasonId[] = [
  'notAlist',
  'noFile',
  'noToken',
  'noUpload',
  'noFolder',
];

function Unchecked({
  results,
  texts,
}: {
  results: Found;
  texts: ShownTexts;
}): ReactNode {
  const {notChecked} = results;
  const count = countUnchecked(results);
  return count === 0 ? null : (
    <details
      className={styles.more}
      open={notChecked.some(({because}) => !expected.includes(because))}
    >
      <summary>{translate({message: 'Not checked: {count}'}, {count})}</summary>
      <ul>
        {notChecked.map(({because, checks}) => (
          <li data-reason={because} key={because}>
            {translate(
              {message: '{checks} Because {reason}.'},
              {
                checks: checks.map((id) => texts.titles[id]).join(' · '),
                reason: texts.reasons[because],
              },
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ResultsProps extends TextProps {
  results: Found;
}

/** The findings, with what is as it should be folded away. */
export function Results({results, ...texts}: ResultsProps): ReactNode {
  const isFine = ({finding}: Result) => finding.certainty === 'fine';
  const fine = results.found.filter(isFine);
  return (
    <>
      <ResultList
        results={results.found.filter((result) => !isFine(result))}
        {...texts}
      />
      {fine.length === 0 ? null : (
        <details className={styles.more}>
          <summary>
            {translate(
              {message: 'As it should be: {count}'},
              {count: fine.length},
            )}
          </summary>
          <ResultList results={fine} {...texts} />
        </details>
      )}
      <Unchecked results={results} texts={texts.texts} />
    </>
  );
}
