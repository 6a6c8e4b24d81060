import {useCallback, useEffect, useRef, useState} from 'react';
import {judgeReply, type Attempt} from './attempt';
import {makeCall, type CallPlan, type ValueName, type Values} from './calls';
import {begun, ended, type LedgerEntry} from './ledger';
import {sendCall} from '../../lib/browser/timedRequest';

/** What a request needs besides its description. */
interface Request {
  plan: CallPlan;
  values: Values;
  /** What stands for places in addresses. */
  bases: Readonly<Record<string, string>>;
  /** What the answer must hold. */
  wanted?: readonly ValueName[];
}

interface Calls {
  /** Every request of this page, told without secrets. */
  ledger: readonly LedgerEntry[];
  attempt: (request: Request) => Promise<Attempt>;
  /** Ends what is under way; the next request begins afresh. */
  cancel: () => void;
}

/** Makes the requests of a page and keeps account of them; leaving the page ends what is under way. */
export function useCalls(): Calls {
  const [ledger, setLedger] = useState<readonly LedgerEntry[]>([]);
  const leaving = useRef(new AbortController());
  const lastId = useRef(0);

  const cancel = useCallback(() => {
    leaving.current.abort();
    leaving.current = new AbortController();
  }, []);

  useEffect(() => cancel, [cancel]);

  const attempt = useCallback(
    async ({plan, values, bases, wanted = []}: Request) => {
      const call = makeCall(plan, values, bases);
      lastId.current += 1;
      const id = lastId.current;
      setLedger((entries) => begun(entries, call, id, Date.now()));
      const {outcome, text} = await sendCall(call, leaving.current.signal);
      setLedger((entries) => ended(entries, id, outcome, Date.now()));
      return judgeReply(call.host, outcome, text, plan.answer, wanted);
    },
    [],
  );

  return {ledger, attempt, cancel};
}
