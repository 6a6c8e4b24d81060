import type {InLocale} from '../../../lib/localize';
import {hostOf} from '../../../lib/tokenCalls';
import {exchangeFields} from '../exchangeValues';
import type {ToolView} from '../toolView';
import type {Recipient} from '../Recipients';
import {purposes} from '../messages';

type Tool = InLocale<ToolView>;

/** The hosts that a sign-in contacts, and the fields that each receives. */
export function recipientsOf(
  tool: Tool,
  bases: Readonly<Record<string, string>>,
  usesOwn: boolean,
): Recipient[] {
  const {authorize, calls, directExchange} = tool;
  const isInTerminal =
    usesOwn &&
    calls.exchange?.to === 'service' &&
    bases.service === undefined &&
    directExchange !== undefined;
  const apps: Recipient[] =
    usesOwn || calls.clients === undefined
      ? []
      : [
          {
            host: hostOf(calls.clients, bases),
            purpose: purposes.clients(),
            fields: [],
          },
        ];
  const signIn: Recipient[] =
    authorize === undefined
      ? []
      : [
          {
            host: hostOf({to: 'provider', address: authorize.url}, bases),
            purpose: purposes.signIn(),
            fields: authorize.parameters,
          },
        ];
  const exchange: Recipient[] = isInTerminal
    ? [
        {
          host: hostOf(directExchange, bases),
          purpose: purposes.terminal(),
          fields: directExchange.fields,
        },
      ]
    : calls.exchange === undefined
      ? []
      : [
          {
            host: hostOf(calls.exchange, bases),
            purpose: purposes.exchange(),
            fields: exchangeFields(calls.exchange, usesOwn),
          },
        ];
  return [...apps, ...signIn, ...exchange];
}
