import {translate} from '@docusaurus/Translate';
import {
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {filledText} from '../../../lib/filledText';
import type {InLocale} from '../../../lib/localize';
import {Button} from '../../ui/Button';
import {DataTable} from '../../ui/DataTable';
import {ChoiceField, TextAreaField} from '../../ui/Field';
import {panelClass} from '../../ui/Panel';
import styles from '../styles.module.css';
import type {LintFinding} from './linter/finding';
import {
  formatOf,
  formats,
  lintProxy,
  namesIn,
  TEXT_LIMIT,
  type Format,
  type ProxyLintResult,
} from './linter/formats';
import type {lintTexts} from './linter/lintTexts';
import {proxyTitles} from './proxyOptions';

type Texts = InLocale<typeof lintTexts>;

function certaintyName({certainty, isPerhaps}: LintFinding): string {
  if (isPerhaps === true) {
    return translate({message: 'Perhaps in the included file'});
  }
  const names = {
    certain: translate({message: 'Certain'}),
    likely: translate({message: 'Likely'}),
    advice: translate({message: 'Advice'}),
  };
  return names[certainty];
}

function changeText({
  rule,
  corrected,
  isMissing,
  line,
}: LintFinding): ReactNode {
  if (corrected === undefined) {
    return rule === 'noProxy' || rule === 'partial'
      ? null
      : translate({message: 'Remove it.'});
  }
  return (
    <>
      {isMissing === true
        ? translate({message: 'Add below line {line}:'}, {line})
        : translate({message: 'Write instead:'})}{' '}
      <code>{corrected}</code>
    </>
  );
}

/** Selects a line and scrolls to it, which browsers do not do by themselves. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const before = lines.slice(0, line - 1).map((each) => `${each}\n`);
  const start = before.join('').length;
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  area.scrollTop =
    (before.length / lines.length) * area.scrollHeight - area.clientHeight / 2;
}

function summaryText(result: ProxyLintResult, texts: Texts): string {
  if (result.kind === 'broken') {
    return filledText(texts.broken[result.reason], {line: String(result.line)});
  }
  const {findings, choices} = result;
  const faults = findings.filter(({certainty}) => certainty !== 'advice');
  if (choices.length > 0 && findings.length === 0) {
    return translate({
      message: 'Several programs are passed on here. Choose AList.',
    });
  }
  return faults.length === 0
    ? translate(
        {message: 'No faults. Advice: {count}.'},
        {count: findings.length},
      )
    : translate(
        {message: 'Faults: {faults}. Advice: {count}.'},
        {faults: faults.length, count: findings.length - faults.length},
      );
}

interface LintResultProps {
  text: string;
  format: Format;
  texts: Texts;
  onSelect: (line: number) => void;
}

function LintResultText({
  text,
  format,
  texts,
  onSelect,
}: LintResultProps): ReactNode {
  const [chosen, setChosen] = useState('');
  const result = useMemo(
    () => lintProxy(format, text, chosen === '' ? undefined : Number(chosen)),
    [format, text, chosen],
  );
  const {findings, choices} =
    result.kind === 'read' ? result : {findings: [], choices: []};
  const faults = findings.filter(({certainty}) => certainty !== 'advice');
  const advice = findings.filter(({certainty}) => certainty === 'advice');
  const table = {
    columns: [
      {header: translate({message: 'How sure'}), cell: certaintyName},
      {
        header: translate({message: 'Line'}),
        cell: ({line}: LintFinding) => (
          <Button
            aria-label={translate(
              {message: 'Line {line}: select it in the field'},
              {line},
            )}
            onClick={() => onSelect(line)}
          >
            {line}
          </Button>
        ),
      },
      {
        header: translate({message: 'What goes wrong'}),
        cell: ({rule}: LintFinding) =>
          filledText(texts.rules[rule], namesIn[format]),
      },
      {header: translate({message: 'Change'}), cell: changeText},
    ],
    keyOf: ({rule, line}: LintFinding) => `${rule} ${String(line)}`,
  };
  return (
    <>
      <p className={styles.summary} role="status">
        {summaryText(result, texts)}
      </p>
      {choices.length === 0 ? null : (
        <ChoiceField
          choices={choices.map(({line, text: label}) => ({
            value: String(line),
            label,
          }))}
          label={translate({message: 'Which one is AList?'})}
          onChange={setChosen}
          open={translate({message: 'Choose'})}
          value={chosen}
        />
      )}
      {faults.length === 0 ? null : (
        <DataTable
          {...table}
          label={translate({message: 'Faults, the surest first'})}
          rows={faults}
        />
      )}
      {advice.length === 0 ? null : (
        <details>
          <summary>
            {translate({message: 'Advice: {count}'}, {count: advice.length})}
          </summary>
          <DataTable
            {...table}
            label={translate({message: 'Advice by line'})}
            rows={advice}
          />
        </details>
      )}
    </>
  );
}

function automaticText(found: Format | undefined): string {
  return found === undefined
    ? translate({message: 'Recognise it'})
    : translate({message: 'Recognised: {proxy}'}, {proxy: proxyTitles[found]});
}

/** Reads a pasted configuration of a reverse proxy in the page alone. */
export function ProxyLinter({texts}: {texts: Texts}): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const read = useDeferredValue(text);
  const found = formatOf(read);
  const format = formats.find((each) => each === chosen) ?? found;
  return (
    <section
      aria-label={translate({
        message: 'Check the configuration of a reverse proxy',
      })}
      className={`${panelClass} needs-script`}
    >
      <TextAreaField
        isCode
        hint={translate({message: 'It stays in this page: nothing is sent.'})}
        label={translate({message: 'Configuration of nginx or Caddy'})}
        ref={area}
        onChange={({target}) => setText(target.value.slice(0, TEXT_LIMIT))}
        rows={10}
        value={text}
      />
      <div className={styles.form}>
        <ChoiceField
          choices={formats.map((each) => ({
            value: each,
            label: proxyTitles[each],
          }))}
          label={translate({message: 'Proxy'})}
          onChange={setChosen}
          open={automaticText(found)}
          value={chosen}
        />
      </div>
      {read.trim() !== '' && format === undefined ? (
        <p className={styles.summary} role="status">
          {translate({
            message: 'The format was not recognised. Choose the proxy.',
          })}
        </p>
      ) : null}
      {read.trim() === '' || format === undefined ? null : (
        <LintResultText
          format={format}
          onSelect={(line) => {
            if (area.current !== null) {
              selectLine(area.current, line);
            }
          }}
          text={read}
          texts={texts}
        />
      )}
    </section>
  );
}
