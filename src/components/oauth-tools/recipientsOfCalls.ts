import {hostOf, type CallPlan} from '../../lib/tokenCalls';
import type {Recipient} from './Recipients';

/** The hosts that the calls of a flow contact; a call that the flow does not have is left out. */
export const recipientsOfCalls = (
  calls: readonly (readonly [
    plan: Pick<CallPlan, 'to' | 'address' | 'fields'> | undefined,
    purpose: string,
  ])[],
  bases: Readonly<Record<string, string>>,
): Recipient[] =>
  calls.flatMap(([plan, purpose]) =>
    plan === undefined
      ? []
      : [{host: hostOf(plan, bases), purpose, fields: plan.fields}],
  );
