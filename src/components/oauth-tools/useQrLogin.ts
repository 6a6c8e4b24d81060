import {useEffect, useRef, useState} from 'react';
import {textAt} from './answers';
import type {Failure} from './requestResult';
import type {Values} from '../../data/oauthProviders/values';
import {
  hasAll,
  isOver,
  POLL_INTERVAL,
  QR_LIFETIME,
  qrState,
  qrText,
  webLoginValues,
} from './qrLogin';
import type {InLocale} from '../../lib/localize';
import {pause} from '../../lib/pause';
import type {ToolView} from './toolView';
import type {useCalls} from './useCalls';

export type QrStep =
  | {kind: 'idle'}
  | {kind: 'starting'}
  | {kind: 'shown'; text: string; isScanned: boolean}
  | {kind: 'exchanging'}
  | {kind: 'done'; values: Values}
  | {kind: 'over'; reason: 'expired' | 'canceled'}
  | {kind: 'failed'; failure: Failure};

interface QrLogin {
  step: QrStep;
  start: (values: Values) => void;
  reset: () => void;
}

/** Runs a login by QR code: gets the code, polls its state, exchanges it for tokens. Stops on unmount. */
export function useQrLogin(
  {calls: plans, qr, outputs}: InLocale<ToolView>,
  bases: Readonly<Record<string, string>>,
  {send, cancel}: ReturnType<typeof useCalls>,
): QrLogin {
  const [step, setStep] = useState<QrStep>({kind: 'idle'});
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const runLogin = async (entered: Values, signal: AbortSignal) => {
    const update = (next: QrStep) => {
      if (!signal.aborted) {
        setStep(next);
      }
    };
    const {start, status, exchange} = plans;
    if (start === undefined || status === undefined || qr === undefined) {
      return;
    }
    const wanted = outputs.map(({value}) => value);
    update({kind: 'starting'});
    const started = await send({plan: start, values: entered, bases});
    if (started.kind !== 'values') {
      if (started.kind === 'failed') {
        update({kind: 'failed', failure: started.failure});
      }
      return;
    }
    let values: Values = {...entered, ...started.values};
    const text = qrText(qr.text, started.json);
    if (text === undefined) {
      const host = new URL(bases.service ?? window.location.href).host;
      update({
        kind: 'failed',
        failure: {kind: 'incomplete', status: 200, host},
      });
      return;
    }
    update({kind: 'shown', text, isScanned: false});
    const end = Date.now() + QR_LIFETIME;
    for (;;) {
      await pause(POLL_INTERVAL, signal);
      if (signal.aborted) {
        return;
      }
      if (Date.now() > end) {
        update({kind: 'over', reason: 'expired'});
        return;
      }
      const polled = await send({
        plan: status,
        values: {...values, now: String(Math.floor(Date.now() / 1000))},
        bases,
      });
      if (polled.kind === 'cancelled') {
        return;
      }
      if (polled.kind === 'failed') {
        // With long polling, a provider may answer later than our timeout.
        if (polled.failure.kind === 'timeout') {
          continue;
        }
        if (polled.failure.kind === 'refused' && isOver(polled.failure.json)) {
          update({kind: 'over', reason: 'expired'});
          return;
        }
        update({kind: 'failed', failure: polled.failure});
        return;
      }
      const state = qrState(polled.json, qr.status, qr.values);
      if (state === 'expired' || state === 'canceled') {
        update({kind: 'over', reason: state});
        return;
      }
      if (state === 'scanned') {
        update({kind: 'shown', text, isScanned: true});
      }
      if (state === 'confirmed') {
        values = {
          ...values,
          ...polled.values,
          ...webLoginValues(textAt(polled.json, 'content.data.bizExt')),
        };
        break;
      }
    }
    if (exchange !== undefined) {
      update({kind: 'exchanging'});
      const last = await send({
        plan: exchange,
        values,
        bases,
        wanted: wanted.filter((name) => values[name] === undefined),
      });
      if (last.kind !== 'values') {
        if (last.kind === 'failed') {
          update({kind: 'failed', failure: last.failure});
        }
        return;
      }
      values = {...values, ...last.values};
    }
    if (hasAll(values, wanted)) {
      update({kind: 'done', values});
    } else {
      const host = new URL(bases.service ?? window.location.href).host;
      update({
        kind: 'failed',
        failure: {kind: 'incomplete', status: 200, host},
      });
    }
  };

  const reset = () => {
    running.current?.abort();
    cancel();
    setStep({kind: 'idle'});
  };

  return {
    step,
    reset,
    start: (values) => {
      reset();
      running.current = new AbortController();
      void runLogin(values, running.current.signal);
    },
  };
}
