import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {useCalls} from '../useCalls';
import {useEndpoint} from '../useEndpoint';
import type {InLocale} from '../../../lib/localize';
import type {Failure} from '../requestResult';
import type {Values} from '../../../data/oauthProviders/values';
import {hostOf} from '../../../lib/tokenCalls';
import {exchangeFields, exchangeValues} from '../exchangeValues';
import type {SignIn} from '../signIn';
import {basesOf} from '../toolBases';
import type {ToolView} from '../toolView';
import {buttonClass} from '../../ui/Button';
import {Busy} from '../Busy';
import {NoService, Problem} from '../Problem';
import {Recipients} from '../Recipients';
import {StartLink} from '../StartLink';
import {TerminalExchange} from '../TerminalExchange';
import {useServiceStatus} from '../useServiceStatus';
import styles from '../styles.module.css';
import {purposes} from '../messages';
import {startAgain} from './messages';

export interface Done {
  values: Values;
  zone: string | undefined;
  renewedBy: string | undefined;
}

interface ExchangeProps {
  tool: InLocale<ToolView>;
  granted: {code: string; signIn: SignIn};
  onDone: (done: Done) => void;
  calls: ReturnType<typeof useCalls>;
}

export function Exchange({
  tool,
  granted,
  onDone,
  calls,
}: ExchangeProps): ReactNode {
  const {address} = useEndpoint();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const plan = tool.calls.exchange;
  useServiceStatus(tool, plan?.to === 'service');
  if (plan === undefined) {
    return null;
  }
  const bases = basesOf(tool.zones, granted.signIn.values.zone, address);
  const isStuck = plan.to === 'service' && address === undefined;
  const isServiceDown =
    isStuck ||
    (plan.to === 'service' &&
      (failure?.kind === 'blocked' || failure?.kind === 'timeout'));
  const inTerminal =
    isServiceDown && granted.signIn.isOwnApp ? tool.directExchange : undefined;
  const exchange = async () => {
    setBusy(true);
    setFailure(undefined);
    const sent = exchangeValues(tool, granted);
    const result = await calls.send({
      plan,
      values: sent,
      bases,
      wanted: ['refreshToken'],
    });
    switch (result.kind) {
      case 'values':
        onDone({
          values: {...sent, ...result.values},
          zone: granted.signIn.values.zone,
          renewedBy: granted.signIn.isOwnApp ? undefined : address,
        });
        break;
      case 'failed':
        setBusy(false);
        setFailure(result.failure);
        break;
      case 'cancelled':
        break;
    }
  };
  const run = () => {
    void exchange();
  };
  return (
    <>
      <p>
        {translate(
          {
            message:
              'You are signed in at {service}. One step is left: exchange the code for tokens.',
          },
          {service: tool.service},
        )}
      </p>
      {isStuck ? null : (
        <Recipients
          recipients={[
            {
              host: hostOf(plan, bases),
              purpose: purposes.exchange(),
              fields: exchangeFields(plan, granted.signIn.isOwnApp),
            },
          ]}
        />
      )}
      {isStuck && inTerminal === undefined ? <NoService /> : null}
      {failure === undefined ? null : (
        <>
          <Problem failure={failure} onRetry={run} />
          <p className={styles.note}>
            {translate({
              message:
                'A code works once and for a few minutes. If trying again does not help, start again.',
            })}
          </p>
          <StartLink page={tool.pages?.request ?? '/tool/'}>
            {startAgain()}
          </StartLink>
        </>
      )}
      {inTerminal === undefined ? null : (
        <TerminalExchange granted={granted} plan={inTerminal} tool={tool} />
      )}
      {isBusy ? (
        <Busy />
      ) : failure === undefined && !isStuck ? (
        <button className={buttonClass('primary')} onClick={run} type="button">
          {translate({message: 'Get the tokens'})}
        </button>
      ) : null}
    </>
  );
}
