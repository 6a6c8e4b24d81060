import {translate} from '@docusaurus/Translate';
import {useDeferredValue, useRef, useState, type ReactNode} from 'react';
import {buttonClass} from '../../ui/Button';
import {ChoiceField, TextAreaField} from '../../ui/Field';
import {DataTable} from '../../ui/DataTable';
import {panelClass} from '../../ui/Panel';
import styles from '../styles.module.css';
import type {LintFinding} from './linter/finding';
import {
  formatOf,
  formats,
  type Format,
  type ProxyLintResult,
} from './linter/formats';
import {lineRange} from './linter/lineRange';
import {brokenText, ruleText} from './linter/messages';
import {useProxyLint} from './linter/useProxyLint';
import {proxyTitles} from './proxyOptions';

/** A configuration of a proxy is a few kilobytes. */
const TEXT_LIMIT = 100_000;

function changeText({
  rule,
  corrected,
  isMissing,
  line,
}: LintFinding): ReactNode {
  if (corrected === undefined) {
    return rule === 'noProxy'
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
  onSelect: (line: number) => void;
}

function Findings({findings, format, onSelect}: FindingsProps): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({
            id: 'proxyLinter.line',
            message: 'Line',
            description: 'Column of the findings about a configuration',
          }),
          cell: ({line}) => (
            <button
              aria-label={translate(
                {
                  id: 'proxyLinter.select',
                  message: 'Line {line}: select it in the field',
                  description: 'Button at a finding about a configuration',
                },
                {line},
              )}
              className={buttonClass('default')}
              onClick={() => onSelect(line)}
              type="button"
            >
              {line}
            </button>
          ),
        },
        {
          header: translate({
            id: 'proxyLinter.finding',
            message: 'What goes wrong',
            description: 'Column of the findings about a configuration',
          }),
          cell: ({rule}) => ruleText(rule, format),
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
      label={translate({
        id: 'proxyLinter.table',
        message: 'Findings by line',
        description: 'Name of the table of findings about a configuration',
      })}
      rows={findings}
    />
  );
}

function summaryText(result: ProxyLintResult): string {
  if (result.kind === 'broken') {
    return brokenText(result);
  }
  const {findings, uploadLimit} = result;
  const count = translate(
    {
      id: 'proxyLinter.summary',
      message: 'Findings: {count}.',
      description: 'Above the findings about a configuration',
    },
    {count: findings.length},
  );
  return uploadLimit === undefined
    ? count
    : translate(
        {
          id: 'proxyLinter.limited',
          message: '{count} Uploads of more than {size} are refused.',
          description:
            'Above the findings about a configuration; the first part is “Findings: 2.”',
        },
        {count, size: uploadLimit},
      );
}

function LintResultText({
  text,
  format,
  onSelect,
}: {
  text: string;
  format: Format | undefined;
  onSelect: (line: number) => void;
}): ReactNode {
  const result = useProxyLint(text, format);
  return (
    <>
      <p className={styles.summary} role="status">
        {format === undefined
          ? translate({
              id: 'proxyLinter.unknown',
              message: 'The format was not recognised. Choose the proxy.',
              description: 'In place of the findings about a configuration',
            })
          : result === undefined
            ? null
            : summaryText(result)}
      </p>
      {format === undefined ||
      result?.kind !== 'read' ||
      result.findings.length === 0 ? null : (
        <Findings
          findings={result.findings}
          format={format}
          onSelect={onSelect}
        />
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
export function ProxyLinter(): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const read = useDeferredValue(text);
  const found = formatOf(read);
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
          message: 'Configuration of nginx, Caddy, Apache or Traefik',
          description: 'Field of the tool that reads a configuration',
        })}
        ref={area}
        onChange={({target}) => setText(target.value.slice(0, TEXT_LIMIT))}
        rows={10}
        value={text}
      />
      <div className={styles.form}>
        <ChoiceField
          choices={formats.map((format) => ({
            value: format,
            label: proxyTitles[format],
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
      {read.trim() === '' ? null : (
        <LintResultText
          format={isFormat(chosen) ? chosen : found}
          onSelect={(line) => {
            if (area.current !== null) {
              selectLine(area.current, line);
            }
          }}
          text={read}
        />
      )}
    </section>
  );
}
