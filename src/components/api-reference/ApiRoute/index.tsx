import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {usePageAddress} from '../../../hooks/usePageAddress';
import {bracketed, closed, labelled, sentences} from '../../../lib/punctuation';
import type {RouteView} from '../openapi/routeView';
import {CodeBlock} from '../../code-block/CodeBlock';
import {FactText, Note} from '../../product-tables/cells';
import {TabPanel, Tabs} from '../../tabs/Tabs';
import {DataTable} from '../../ui/DataTable';
import {FieldTable} from '../FieldTable';
import {errorColumns} from '../errorColumns';
import {MethodBadge} from '../MethodBadge';
import {apiMessages} from '../messages';
import {sampleTabs} from '../openapi/sampleTabs';
import type {RouteCode} from '../routeCode';
import {RouteButtons} from './RouteButtons';
import styles from './styles.module.css';

function Facts({who, permission, since}: RouteView): ReactNode {
  const right =
    permission && bracketed(permission.label, `\`${permission.key}\``);
  const rows = [
    [apiMessages.who(), closed(sentences(who.title, who.note))],
    [apiMessages.permission(), right],
    [apiMessages.since(), since],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Note text={value} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Parameters({parameters, contentType, path}: RouteView): ReactNode {
  return (
    <>
      <p className={styles.title} data-copy="label">
        {apiMessages.parameters()}
      </p>
      {contentType === undefined ? null : (
        <p>{apiMessages.contentType(contentType)}</p>
      )}
      {parameters.length === 0 ? (
        <p>{apiMessages.noParameters()}</p>
      ) : (
        <FieldTable
          fields={parameters}
          label={labelled(apiMessages.parameters(), path)}
        />
      )}
    </>
  );
}

/** The objects that a request or an answer refers to, collapsed. */
function Objects({objects, path}: RouteView): ReactNode {
  return objects.map(({name, note, fields}) => (
    <details className={styles.object} key={name}>
      <summary>
        <code>{name}</code> {note}
      </summary>
      <FieldTable fields={fields} label={labelled(name, path)} />
    </details>
  ));
}

function Answer({data, response, path}: RouteView): ReactNode {
  return (
    <>
      <p className={styles.title} data-copy="label">
        {apiMessages.answer()}
      </p>
      {response === undefined ? null : <p>{response}</p>}
      {response === undefined && data === undefined ? (
        <p>{apiMessages.answerNull()}</p>
      ) : null}
      {data === undefined ? null : (
        <>
          <p>
            <Translate
              values={{
                field: <code>data</code>,
                type: <code>{data.type}</code>,
              }}
            >
              {'The field {field} has the type {type}.'}
            </Translate>
          </p>
          <Note text={data.note} />
          <FieldTable
            fields={data.fields}
            label={labelled(apiMessages.answer(), path)}
          />
        </>
      )}
    </>
  );
}

/** The errors of a route, and the way to those that it shares with others. */
function ErrorTable({errors, hasCommonErrors, path}: RouteView): ReactNode {
  const addressOf = usePageAddress();
  return (
    <>
      <p className={styles.title} data-copy="label">
        {apiMessages.errors()}
      </p>
      {errors.length === 0 ? (
        <p>{apiMessages.noErrors()}</p>
      ) : (
        <DataTable
          columns={errorColumns()}
          keyOf={({code, text}) => `${code} ${text}`}
          label={labelled(apiMessages.errors(), path)}
          rows={errors}
        />
      )}
      {hasCommonErrors ? (
        <p>
          <Link to={`${addressOf('/guide/api/')}#common-errors`}>
            {apiMessages.commonErrors()}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** A request in several languages. The choice of a language applies to all samples of the site. */
function Samples({samples}: Pick<RouteCode, 'samples'>): ReactNode {
  return samples === undefined ? null : (
    <>
      <p className={styles.title} data-copy="label">
        {apiMessages.sample()}
      </p>
      {/* The other languages are rendered on demand, because a page has up to two dozen routes. */}
      <Tabs
        group="language"
        tabs={sampleTabs.map(({id, label}) => ({value: id, label}))}
      >
        {sampleTabs.map(({id, label, language}, index) => (
          <TabPanel key={id} isLazy label={label} value={id}>
            <CodeBlock html={samples[index]} language={language} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** The description of one route of the HTTP API. */
export function ApiRoute({
  route,
  code,
}: {
  route: RouteView;
  code: RouteCode;
}): ReactNode {
  const {methods, path, summary} = route;
  return (
    <section aria-label={path} className={clsx(styles.frame, 'wide')}>
      <div className={styles.route}>
        <div>
          <p className={styles.summary}>
            {methods.map((method) => (
              <MethodBadge key={method} method={method} />
            ))}{' '}
            <FactText text={summary} />
          </p>
          <RouteButtons route={route} />
          <Facts {...route} />
          <Parameters {...route} />
        </div>
        <div className={styles.samples}>
          <Samples samples={code.samples} />
          {code.example === undefined ? null : (
            <CodeBlock
              html={code.example}
              language="json"
              title={apiMessages.answerExample()}
            />
          )}
        </div>
        {/* Reader views drop a short `div` with links. */}
        <section>
          <Answer {...route} />
          <Objects {...route} />
          <ErrorTable {...route} />
        </section>
      </div>
    </section>
  );
}
