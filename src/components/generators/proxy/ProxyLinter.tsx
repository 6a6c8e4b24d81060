import {translate} from '@docusaurus/Translate';
import {
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
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
  TEXT_LIMIT,
  type Format,
  type ProxyLintResult,
} from './linter/formats';
import {lineRange} from './linter/lineRange';
import {filledText, type lintTexts} from './linter/lintTexts';
import {proxyTitles} from './proxyOptions';
import {namesIn} from './linter/formats';

type Texts = InLocale<typeof lintTexts>;

function certaintyName({certainty, isPerhaps}: LintFinding): string {
  if (isPerhaps === true) {
    return translate({
      id: 'proxyLinter.perhaps',
      message: 'Perhaps in the included file',
      description: 'How sure a finding about a configuration is',
    });
  }
  const names = {
    certain: translate({
      id: 'proxyLinter.certain',
      message: 'Certain',
      description: 'How sure a finding about a configuration is',
    }),
    likely: translate({
      id: 'proxyLinter.likely',
      message: 'Likely',
      description: 'How sure a finding about a configuration is',
    }),
    advice: translate({
      id: 'proxyLinter.advice',
      message: 'Advice',
      description: 'How sure a finding about a configuration is',
    }),
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
      : translate({
          id: 'proxyLinter.remove',
          message: 'Remove it.',
          description: 'About a line or a block of a configuration',
        });
  }
  return (
    <>
      {isMissing === true
        ? translate(
            {
              id: 'proxyLinter.add',
              message: 'Add below line {line}:',
              description: 'Above a line that a configuration lacks',
            },
            {line},
          )
        : translate({
            id: 'proxyLinter.replace',
            message: 'Write instead:',
            description: 'Above the corrected line of a configuration',
          })}{' '}
      <code>{corrected}</code>
    </>
  );
}

/** Selects a line and scrolls to it, which browsers do not do by themselves. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const {start, end} = lineRange(area.value, line);
  const lines = area.value.split('\n').length;
  area.focus();
  area.setSelectionRange(start, end);
  area.scrollTop =
    ((line - 1) / lines) * area.scrollHeight - area.clientHeight / 2;
}

interface FindingsProps {
  findings: readonly LintFinding[];
  format: Format;
  label: string;
  texts: Texts;
  onSelect: (line: number) => void;
}

function Findings({
  findings,
  format,
  label,
  texts,
  onSelect,
}: FindingsProps): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({
            id: 'proxyLinter.certainty',
            message: 'How sure',
            description: 'Column of the findings about a configuration',
          }),
          cell: certaintyName,
        },
        {
          header: translate({
            id: 'proxyLinter.line',
            message: 'Line',
            description: 'Column of the findings about a configuration',
          }),
          cell: ({line}) => (
            <Button
              aria-label={translate(
                {
                  id: 'proxyLinter.select',
                  message: 'Line {line}: select it in the field',
                  description: 'Button at a finding about a configuration',
                },
                {line},
              )}
              onClick={() => onSelect(line)}
            >
              {line}
            </Button>
          ),
        },
        {
          header: translate({
            id: 'proxyLinter.finding',
            message: 'What goes wrong',
            description: 'Column of the findings about a configuration',
          }),
          cell: ({rule}) => filledText(texts.rules[rule], namesIn(format)),
        },
        {
          header: translate({
            id: 'proxyLinter.change',
            message: 'Change',
            description: 'Column of the findings about a configuration',
          }),
          cell: changeText,
        },
      ]}
      keyOf={({rule, line}) => `${rule} ${String(line)}`}
      label={label}
      rows={findings}
    />
  );
}

function summaryText(result: ProxyLintResult, texts: Texts): string {
  if (result.kind === 'broken') {
    return filledText(texts.broken[result.reason], {line: String(result.line)});
  }
  const {findings, choices} = result;
  const faults = findings.filter(({certainty}) => certainty !== 'advice');
  if (choices.length > 0 && findings.length === 0) {
    return translate({
      id: 'proxyLinter.which',
      message: 'Several programs are passed on here. Choose AList.',
      description: 'Above the findings about a configuration',
    });
  }
  return faults.length === 0
    ? translate(
        {
          id: 'proxyLinter.noFaults',
          message: 'No faults. Advice: {count}.',
          description: 'Above the findings about a configuration',
        },
        {count: findings.length},
      )
    : translate(
        {
          id: 'proxyLinter.faults',
          message: 'Faults: {faults}. Advice: {count}.',
          description: 'Above the findings about a configuration',
        },
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
  const common = {format, onSelect, texts};
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
          label={translate({
            id: 'proxyLinter.place',
            message: 'Which one is AList?',
            description: 'Field of the tool that reads a configuration',
          })}
          onChange={setChosen}
          open={translate({
            id: 'proxyLinter.choose',
            message: 'Choose',
            description: 'First choice of a field',
          })}
          value={chosen}
        />
      )}
      {faults.length === 0 ? null : (
        <Findings
          findings={faults}
          label={translate({
            id: 'proxyLinter.table',
            message: 'Faults, the surest first',
            description: 'Name of the table of findings about a configuration',
          })}
          {...common}
        />
      )}
      {advice.length === 0 ? null : (
        <details>
          <summary>
            {translate(
              {
                id: 'proxyLinter.adviceCount',
                message: 'Advice: {count}',
                description: 'Opens advice about a configuration',
              },
              {count: advice.length},
            )}
          </summary>
          <Findings
            findings={advice}
            label={translate({
              id: 'proxyLinter.adviceTable',
              message: 'Advice by line',
              description: 'Name of the table of advice about a configuration',
            })}
            {...common}
          />
        </details>
      )}
    </>
  );
}

const isFormat = (text: string): text is Format =>
  formats.some((format) => format === text);

function automaticText(found: Format | undefined): string {
  return found === undefined
    ? translate({
        id: 'proxyLinter.automatic',
        message: 'Recognise it',
        description: 'Choice of the format of a configuration',
      })
    : translate(
        {
          id: 'proxyLinter.recognised',
          message: 'Recognised: {proxy}',
          description: 'Choice of the format of a configuration',
        },
        {proxy: proxyTitles[found]},
      );
}

/** Reads a pasted configuration of a reverse proxy in the page alone. */
export function ProxyLinter({texts}: {texts: Texts}): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const read = useDeferredValue(text);
  const found = formatOf(read);
  const format = isFormat(chosen) ? chosen : found;
  return (
    <section
      aria-label={translate({
        id: 'proxyLinter.label',
        message: 'Check the configuration of a reverse proxy',
        description: 'Name of the tool that reads a configuration',
      })}
      className={`${panelClass} needs-script`}
    >
      <TextAreaField
        isCode
        hint={translate({
          id: 'proxyLinter.hint',
          message: 'It stays in this page: nothing is sent.',
          description: 'Below the field for a configuration',
        })}
        label={translate({
          id: 'proxyLinter.field',
          message: 'Configuration of nginx or Caddy',
          description: 'Field of the tool that reads a configuration',
        })}
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
          label={translate({
            id: 'proxyLinter.format',
            message: 'Proxy',
            description: 'Field of the tool that reads a configuration',
          })}
          onChange={setChosen}
          open={automaticText(found)}
          value={chosen}
        />
      </div>
      {read.trim() === '' ? null : format === undefined ? (
        <p className={styles.summary} role="status">
          {translate({
            id: 'proxyLinter.unknown',
            message: 'The format was not recognised. Choose the proxy.',
            description: 'In place of the findings about a configuration',
          })}
        </p>
      ) : (
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
