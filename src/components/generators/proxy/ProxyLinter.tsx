import {translate} from '@docusaurus/Translate';
import {
  useDeferredValue,
  useId,
  useState,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import {Field, hintId} from '../../ui/Field';
import {DataTable} from '../../ui/DataTable';
import {panelClass} from '../../ui/Panel';
import styles from '../styles.module.css';
import {brokenText, ruleText} from './linter/messages';
import {parseNginx} from './linter/nginxBlocks';
import {lintNginx, type NginxFinding} from './linter/nginxRules';

/** A configuration of nginx is a few kilobytes. */
const TEXT_LIMIT = 100_000;

function changeText({corrected, isMissing, line}: NginxFinding): ReactNode {
  if (corrected === undefined) {
    return null;
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

function Findings({findings}: {findings: readonly NginxFinding[]}): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({
            id: 'proxyLinter.line',
            message: 'Line',
            description: 'Column of the findings about a configuration',
          }),
          cell: ({line}) => line,
        },
        {
          header: translate({
            id: 'proxyLinter.finding',
            message: 'What goes wrong',
            description: 'Column of the findings about a configuration',
          }),
          cell: ({rule}) => ruleText(rule),
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

function Verdict({text}: {text: string}): ReactNode {
  const parsed = parseNginx(text);
  const findings =
    parsed.kind === 'read' ? lintNginx(parsed.directives) : undefined;
  return (
    <>
      <p className={styles.summary} role="status">
        {parsed.kind === 'broken'
          ? brokenText(parsed)
          : translate(
              {
                id: 'proxyLinter.summary',
                message: 'Findings: {count}.',
                description: 'Above the findings about a configuration',
              },
              {count: findings?.length ?? 0},
            )}
      </p>
      {findings === undefined || findings.length === 0 ? null : (
        <Findings findings={findings} />
      )}
    </>
  );
}

/** Reads a pasted configuration of nginx in the page alone. */
export function ProxyLinter(): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const read = useDeferredValue(text);
  return (
    <section
      aria-label={translate({
        id: 'proxyLinter.label',
        message: 'Check a configuration of nginx',
        description: 'Name of the tool that reads a configuration',
      })}
      className={`${panelClass} needs-script`}
    >
      <div className={styles.form}>
        <Field
          hint={translate({
            id: 'proxyLinter.hint',
            message: 'It stays in this page: nothing is sent.',
            description: 'Below the field for a configuration',
          })}
          id={id}
          label={translate({
            id: 'proxyLinter.field',
            message: 'Configuration of nginx',
            description: 'Field of the tool that reads a configuration',
          })}
        >
          <textarea
            aria-describedby={hintId(id)}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            id={id}
            onChange={({target}: ChangeEvent<HTMLTextAreaElement>) =>
              setText(target.value.slice(0, TEXT_LIMIT))
            }
            rows={10}
            spellCheck={false}
            value={text}
          />
        </Field>
      </div>
      {read.trim() === '' ? null : <Verdict text={read} />}
    </section>
  );
}
