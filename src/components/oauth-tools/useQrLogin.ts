import {useEffect, useEffectEvent, useReducer} from 'react';
import type {Values} from '../../data/oauthProviders/values';
import type {InLocale} from '../../lib/localize';
import {pause} from '../../lib/pause';
import {hostOf} from '../../lib/tokenCalls';
import {
  idle,
  missing,
  POLL_INTERVAL,
  qrLoginAfter,
  type QrEvent,
  type QrLogin,
  type QrStep,
} from './qrLogin';
import type {ToolView} from './toolView';
import type {Calls} from './useCalls';

/** Does what a login by QR code has to do next. What is under way ends with each event and with the component. */
export function useQrLogin(
  tool: InLocale<ToolView>,
  bases: QrLogin['bases'],
  {send, cancel}: Calls,
): {step: QrStep; start: (values: Values) => void; reset: () => void} {
  const [login, dispatch] = useReducer(
    (before: QrLogin, event: QrEvent) => qrLoginAfter(tool, before, event),
    idle,
  );

  const perform = useEffectEvent(
    async (
      {task, values, bases: from}: QrLogin,
      signal: AbortSignal,
    ): Promise<QrEvent | undefined> => {
      if (task === 'wait') {
        await pause(POLL_INTERVAL, signal);
        return {kind: 'waited', now: Date.now()};
      }
      const plan = task && tool.calls[task];
      if (plan === undefined) {
        return undefined;
      }
      const wanted = task === 'exchange' ? missing(tool, values) : [];
      const result = await send({plan, values, bases: from, wanted});
      const host = hostOf(plan, from) ?? '';
      return {kind: 'answered', result, host, now: Date.now()};
    },
  );

  useEffect(() => {
    const ending = new AbortController();
    void perform(login, ending.signal).then((event) => {
      if (event !== undefined && !ending.signal.aborted) {
        dispatch(event);
      }
    });
    return () => {
      ending.abort();
      cancel();
    };
  }, [login, cancel]);

  return {
    step: login.step,
    start: (values) => dispatch({kind: 'started', values, bases}),
    reset: () => dispatch({kind: 'reset'}),
  };
}
