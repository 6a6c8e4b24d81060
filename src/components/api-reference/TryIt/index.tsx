import {translate} from '@docusaurus/Translate';
import {
  useId,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {useApiServer} from './apiServer';
import type {Sendable} from '../../../lib/browser/timedRequest';
import {useCopy} from '../../../hooks/useCopy';
import type {RouteView} from '../openapi/routeView';
import type {SampleRequest} from '../openapi/sampleRequest';
import {curlSample} from '../openapi/samples/curl';
import {
  fieldKey,
  fieldProblem,
  firstValues,
  parseServer,
  requestOf,
} from '../openapi/tryIt';
import panel from '../../oauth-tools/styles.module.css';
import {panelClass} from '../../ui/Panel';
import {buttonClass} from '../../ui/Button';
import {copiedLabel, tellCopyFailed} from '../copying';
import {AnswerPart} from './AnswerPart';
import {Confirmation} from './Confirmation';
import {Ledger} from './Ledger';
import {ServerPart} from './ServerPart';
import styles from './styles.module.css';
import {useTrial} from './useTrial';
import {ValueField} from './ValueField';

function sendable(
  {method, path, headers, json, hasToken, file: sent}: SampleRequest,
  address: string,
  token: string,
  file: File | undefined,
): Sendable {
  const form = new FormData();
  if (sent?.field !== undefined && file !== undefined) {
    form.append(sent.field, file);
  }
  const body =
    sent === undefined
      ? json === undefined
        ? undefined
        : JSON.stringify(json)
      : sent.field === undefined
        ? file
        : form;
  return {
    method,
    url: `${address}${path}`,
    headers: {
      ...(hasToken && token !== '' ? {Authorization: token} : {}),
      ...(json === undefined ? {} : {'Content-Type': 'application/json'}),
      ...Object.fromEntries(
        // A header holds Latin letters only; the product decodes this one.
        headers.map(([name, value]) => [
          name,
          name === 'File-Path' ? encodeURIComponent(value) : value,
        ]),
      ),
    },
    ...(body === undefined ? {} : {body}),
  };
}

/** Makes a request of one route to the reader's own server. */
export function TryIt({route}: {route: RouteView}): ReactNode {
  const {request, parameters} = route;
  const title = useId();
  const [{address, token}] = useApiServer();
  const [entered, setEntered] = useState(() => firstValues(route));
  const [file, setFile] = useState<File>();
  const [isJudged, setJudged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const {trial, run, clear} = useTrial();
  const sendButton = useRef<HTMLButtonElement>(null);
  const {isCopied, copy} = useCopy(tellCopyFailed);
  const server = parseServer(address);
  const hasProblem = parameters.some(
    (parameter) =>
      fieldProblem(parameter, entered[fieldKey(parameter)] ?? '') !== undefined,
  );
  if (request === undefined) {
    return null;
  }
  const ready = hasProblem ? undefined : requestOf(route, request, entered);

  const send = () => {
    setAsking(false);
    if (server !== undefined && ready !== undefined) {
      void run(server, sendable(ready, server.address, token, file));
    }
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setJudged(true);
    if (server === undefined || ready === undefined) {
      return;
    }
    if (route.destructive === true) {
      setAsking(true);
    } else {
      send();
    }
  };
  return (
    <section
      aria-labelledby={title}
      className={`${panelClass} ${styles.panel}`}
    >
      <p className={styles.question} id={title}>
        {translate(
          {
            id: 'api.try.title',
            message: 'Try {route} on your server',
            description: 'Title of the form that tries a route',
          },
          {route: `${request.method} ${route.path}`},
        )}
      </p>
      <form className={panel.form} noValidate onSubmit={onSubmit}>
        <ServerPart hasToken={request.hasToken} />
        {parameters.map((parameter) => {
          const key = fieldKey(parameter);
          return (
            <ValueField
              isJudged={isJudged}
              key={key}
              onChange={(text) => setEntered({...entered, [key]: text})}
              onFile={setFile}
              parameter={parameter}
              value={entered[key] ?? ''}
            />
          );
        })}
        <div className={panel.actions}>
          <button
            className={buttonClass('primary')}
            disabled={trial.kind === 'running'}
            ref={sendButton}
            type="submit"
          >
            {translate({
              id: 'api.try.send',
              message: 'Send the request',
              description: 'Button of the form that tries a route',
            })}
          </button>
          <button
            className={buttonClass('default')}
            disabled={ready === undefined}
            onClick={() =>
              copy(
                ready === undefined
                  ? ''
                  : curlSample(
                      ready,
                      server?.address ?? 'http://127.0.0.1:5244',
                    ),
              )
            }
            type="button"
          >
            {isCopied
              ? copiedLabel()
              : translate({
                  id: 'api.try.curl',
                  message: 'Copy as curl',
                  description: 'Button of the form that tries a route',
                })}
          </button>
        </div>
      </form>
      <AnswerPart
        onClear={() => {
          clear();
          // The button that was pressed goes away with the answer.
          sendButton.current?.focus();
        }}
        trial={trial}
      />
      <Ledger />
      {isAsking ? (
        <Confirmation
          onLeave={() => setAsking(false)}
          onSend={send}
          request={`${request.method} ${server?.host ?? ''}${ready?.path ?? ''}`}
          summary={route.summary}
        />
      ) : null}
    </section>
  );
}
