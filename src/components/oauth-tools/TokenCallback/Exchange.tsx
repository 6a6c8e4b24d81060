import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Calls} from '../useCalls';
import {useRequest} from '../useRequest';
import {useEndpoint} from '../useEndpoint';
import type {InLocale} from '../../../lib/localize';
import type {Values} from '../../../data/oauthProviders/values';
import {exchangeFields} from '../exchangeFields';
import type {SignIn} from '../signIn';
import {basesOf} from '../toolBases';
import type {ToolView} from '../toolView';
import {Button} from '../../ui/Button';
import {Busy} from '../Busy';
import {NoService, Problem} from '../Problem';
import {Recipients} from '../Recipients';
import {StartLink} from '../StartLink';
import {TerminalExchange} from '../TerminalExchange';
import {useServiceStatus} from '../useServiceStatus';
import styles from '../styles.module.css';

export interface Done {
  values: Values;
  zone: string | undefined;
  renewedBy: string | undefined;
}

/** What the parts below the tokens get. */
export interface DoneProps {
  tool: InLocale<ToolView>;
  done: Done;
  calls: Calls;
}

interface ExchangeProps {
  tool: InLocale<ToolView>;
  granted: {code: string; signIn: SignIn};
  onDone: (done: Done) => void;
  calls: Calls;
}

export function Exchange({
  tool,
  granted,
  onDone,
  calls,
}: ExchangeProps): ReactNode {
  const {address} = useEndpoint();
  const {isBusy, failure, request} = useRequest(calls);
  const {code, signIn} = granted;
  const {exchange: described} = tool.calls;
  useServiceStatus(described?.to === 'service');
  if (described === undefined) {
    return null;
  }
  const fields = exchangeFields(described, signIn.isOwnApp);
  const plan = {...described, fields};
  const bases = basesOf(tool.zones, signIn.values.zone, address);
  const isStuck = plan.to === 'service' && address === undefined;
  const isServiceDown =
    isStuck ||
    (plan.to === 'service' &&
      (failure?.kind === 'blocked' || failure?.kind === 'timeout'));
  const inTerminal =
    isServiceDown && signIn.isOwnApp ? tool.directExchange : undefined;
  const exchange = async () => {
    const values = {code, ...signIn.values};
    const result = await request({
      plan,
      values,
      bases,
      wanted: ['refreshToken'],
    });
    if (result !== undefined) {
      onDone({
        values: {...values, ...result.values},
        zone: signIn.values.zone,
        renewedBy: signIn.isOwnApp ? undefined : address,
      });
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
          bases={bases}
          calls={[[plan, tool.texts.purposes.exchange]]}
        />
      )}
      {isStuck && inTerminal === undefined ? <NoService /> : null}
      {failure === undefined ? null : (
        <>
          <Problem failure={failure} onRetry={run} tool={tool} />
          <p className={styles.note}>
            {translate({
              message:
                'A code works once and for a few minutes. If trying again does not help, start again.',
            })}
          </p>
          <StartLink tool={tool} />
        </>
      )}
      {inTerminal === undefined ? null : (
        <TerminalExchange granted={granted} plan={inTerminal} tool={tool} />
      )}
      {isBusy ? <Busy /> : null}
      {isBusy || failure !== undefined || isStuck ? null : (
        <Button isPrimary onClick={run}>
          {translate({message: 'Get the tokens'})}
        </Button>
      )}
    </>
  );
}
