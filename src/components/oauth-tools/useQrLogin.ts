import {useEffect, useRef, useState} from 'react';
import {textAt} from './answers';
import type {Failure} from './attempt';
import type {Values} from './calls';
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
import type {ToolView} from './toolView';
import type {useCalls} from './useCalls';

/** How far a login by QR code has come. */
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

const pause = (duration: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Leads a login by QR code from the code to the tokens; leaving the page ends it. */
export function useQrLogin(
  {calls: plans, qr, outputs}: InLocale<ToolView>,
  bases: Readonly<Record<string, string>>,
  {attempt, cancel}: ReturnType<typeof useCalls>,
): QrLogin {
  const [step, setStep] = useState<QrStep>({kind: 'idle'});
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const lead = async (entered: Values, signal: AbortSignal) => {
    const tell = (next: QrStep) => {
      if (!signal.aborted) {
        setStep(next);
      }
    };
    const {start, status, exchange} = plans;
    if (start === undefined || status === undefined || qr === undefined) {
      return;
    }
    const wanted = outputs.map(({value}) => value);
    tell({kind: 'starting'});
    const begun = await attempt({plan: start, values: entered, bases});
    if (begun.kind !== 'values') {
      if (begun.kind === 'failed') {
        tell({kind: 'failed', failure: begun.failure});
      }
      return;
    }
    let values: Values = {...entered, ...begun.values};
    const text = qrText(qr.text, begun.json);
    if (text === undefined) {
      const host = new URL(bases.service ?? window.location.href).host;
      tell({kind: 'failed', failure: {kind: 'incomplete', status: 200, host}});
      return;
    }
    tell({kind: 'shown', text, isScanned: false});
    const end = Date.now() + QR_LIFETIME;
    for (;;) {
      await pause(POLL_INTERVAL, signal);
      if (signal.aborted) {
        return;
      }
      if (Date.now() > end) {
        tell({kind: 'over', reason: 'expired'});
        return;
      }
      const asked = await attempt({
        plan: status,
        values: {...values, now: String(Math.floor(Date.now() / 1000))},
        bases,
      });
      if (asked.kind === 'cancelled') {
        return;
      }
      if (asked.kind === 'failed') {
        // A provider that holds its answer back until something happens may take longer than a request may.
        if (asked.failure.kind === 'timeout') {
          continue;
        }
        if (asked.failure.kind === 'refused' && isOver(asked.failure.json)) {
          tell({kind: 'over', reason: 'expired'});
          return;
        }
        tell({kind: 'failed', failure: asked.failure});
        return;
      }
      const state = qrState(asked.json, qr.status, qr.values);
      if (state === 'expired' || state === 'canceled') {
        tell({kind: 'over', reason: state});
        return;
      }
      if (state === 'scanned') {
        tell({kind: 'shown', text, isScanned: true});
      }
      if (state === 'confirmed') {
        values = {
          ...values,
          ...asked.values,
          ...webLoginValues(textAt(asked.json, 'content.data.bizExt')),
        };
        break;
      }
    }
    if (exchange !== undefined) {
      tell({kind: 'exchanging'});
      const last = await attempt({
        plan: exchange,
        values,
        bases,
        wanted: wanted.filter((name) => values[name] === undefined),
      });
      if (last.kind !== 'values') {
        if (last.kind === 'failed') {
          tell({kind: 'failed', failure: last.failure});
        }
        return;
      }
      values = {...values, ...last.values};
    }
    if (hasAll(values, wanted)) {
      tell({kind: 'done', values});
    } else {
      const host = new URL(bases.service ?? window.location.href).host;
      tell({kind: 'failed', failure: {kind: 'incomplete', status: 200, host}});
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
      void lead(values, running.current.signal);
    },
  };
}
