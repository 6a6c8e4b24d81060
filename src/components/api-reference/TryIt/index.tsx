import {translate} from '@docusaurus/Translate';
import {useId, useRef, useState, type ReactNode} from 'react';
import {useClearOnPageHide} from '../../../hooks/useClearOnPageHide';
import {useApiServer} from './apiServer';
import type {Sendable} from '../../../lib/browser/timedRequest';
import type {RouteView} from '../openapi/routeView';
import {SAMPLE_SERVER, type SampleRequest} from '../openapi/sampleRequest';
import {readServerAddress} from '../../server-check/serverAddress';
import {curlSample} from '../openapi/samples/curl';
import {fieldKey, fieldProblem, firstValues, requestOf} from '../openapi/tryIt';
import {submitting} from '../../oauth-tools/submitting';
import panel from '../../ui/form.module.css';
import {panelClass} from '../../ui/Panel';
import {Button} from '../../ui/Button';
import {CopyButton} from '../../ui/CopyButton';
import {copiedLabel, showCopyFailed} from '../../status-messages/copyMessages';
import {AnswerSection} from './AnswerSection';
import {Confirmation} from './Confirmation';
import {RequestLog} from './RequestLog';
import {ServerFields} from './ServerFields';
import styles from './styles.module.css';
import {useRequest} from './useRequest';
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
  let body: Sendable['body'];
  if (sent !== undefined) {
    body = sent.field === undefined ? file : form;
  } else if (json !== undefined) {
    body = JSON.stringify(json);
  }
  return {
    method,
    url: `${address}${path}`,
    headers: {
      ...(hasToken && token !== '' ? {Authorization: token} : {}),
      ...(json === undefined ? {} : {'Content-Type': 'application/json'}),
      ...Object.fromEntries(
        // Headers are limited to Latin-1; AList decodes this one.
        headers.map(([name, value]) => [
          name,
          name === 'File-Path' ? encodeURIComponent(value) : value,
        ]),
      ),
    },
    body,
  };
}

/** A form that sends a request to the reader's own server. */
export function TryIt({route}: {route: RouteView}): ReactNode {
  const {request, parameters} = route;
  const title = useId();
  const [{address, token}] = useApiServer();
  const [entered, setEntered] = useState(() => firstValues(route));
  const [file, setFile] = useState<File>();
  const [isSubmitted, setSubmitted] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const {state, run, clear} = useRequest();
  useClearOnPageHide(() => {
    clear();
    setEntered(firstValues(route));
    setConfirming(false);
  });
  const sendButton = useRef<HTMLButtonElement>(null);
  const {server} = readServerAddress(address);
  const hasProblem = parameters.some(
    (parameter) =>
      fieldProblem(parameter, entered[fieldKey(parameter)] ?? '') !== undefined,
  );
  if (request === undefined) {
    return null;
  }
  const ready = hasProblem ? undefined : requestOf(route, request, entered);

  const send = () => {
    setConfirming(false);
    if (server !== undefined && ready !== undefined) {
      void run(server, sendable(ready, server.address, token, file));
    }
  };
  const onSubmit = submitting(() => {
    setSubmitted(true);
    if (server === undefined || ready === undefined) {
      return;
    }
    if (route.destructive === true) {
      setConfirming(true);
    } else {
      send();
    }
  });
  return (
    <section
      aria-labelledby={title}
      className={`${panelClass} ${styles.panel}`}
    >
      <p className={styles.question} id={title}>
        {translate(
          {message: 'Try {route} on your server'},
          {route: `${request.method} ${route.path}`},
        )}
      </p>
      <form className={panel.form} noValidate onSubmit={onSubmit}>
        <ServerFields hasToken={request.hasToken} />
        {parameters.map((parameter) => {
          const key = fieldKey(parameter);
          return (
            <ValueField
              isSubmitted={isSubmitted}
              key={key}
              onChange={(text) => setEntered({...entered, [key]: text})}
              onFile={setFile}
              parameter={parameter}
              value={entered[key] ?? ''}
            />
          );
        })}
        <div className={panel.actions}>
          <Button
            isPrimary
            disabled={state.kind === 'running'}
            ref={sendButton}
            type="submit"
          >
            {translate({message: 'Send the request'})}
          </Button>
          <CopyButton
            copied={copiedLabel()}
            isDisabled={ready === undefined}
            onFail={showCopyFailed}
            text={() =>
              ready === undefined
                ? ''
                : curlSample(ready, server?.address ?? SAMPLE_SERVER)
            }
          >
            {translate({message: 'Copy as curl'})}
          </CopyButton>
        </div>
      </form>
      <AnswerSection
        onClear={() => {
          clear();
          // The pressed button is removed together with the answer.
          sendButton.current?.focus();
        }}
        state={state}
      />
      <RequestLog />
      {isConfirming ? (
        <Confirmation
          onCancel={() => setConfirming(false)}
          onSend={send}
          request={`${request.method} ${server?.host ?? ''}${ready?.path ?? ''}`}
          summary={route.summary}
        />
      ) : null}
    </section>
  );
}
