import {useState} from 'react';
import type {Failure, RequestResult} from './requestResult';
import type {Calls, Request} from './useCalls';

const idle = {isBusy: false, failure: undefined};

/** Sends requests one after the other, and keeps what the page shows of the last one. */
export function useRequest({send}: Calls) {
  const [state, setState] = useState<{
    isBusy: boolean;
    failure: Failure | undefined;
  }>(idle);
  return {
    ...state,
    reset: () => setState(idle),
    /** Resolves to `undefined` if there are no values. */
    request: async (
      wanted: Request,
    ): Promise<Extract<RequestResult, {kind: 'values'}> | undefined> => {
      setState({isBusy: true, failure: undefined});
      const result = await send(wanted);
      switch (result.kind) {
        case 'values':
          setState(idle);
          return result;
        case 'failed':
          setState({isBusy: false, failure: result.failure});
          return undefined;
        case 'cancelled':
          return undefined;
      }
    },
  };
}
