import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {locales} from '../../../config/locales';
import {useLocale} from '../../../hooks/useLocale';
import type {InLocale} from '../../../lib/localize';
import {accountOf, type Account} from '../account';
import type {Failure} from '../requestResult';
import type {Values} from '../../../data/oauthProviders/values';
import {hostOf} from '../../../lib/tokenCalls';
import {Busy} from '../Busy';
import {Problem} from '../Problem';
import {StartLink} from '../StartLink';
import {basesOf} from '../toolBases';
import type {ToolView} from '../toolView';
import type {useCalls} from '../useCalls';
import {buttonClass} from '../../ui/Button';
import {startAgain} from './messages';
import styles from '../styles.module.css';

function Working({account: {names, used, total}}: {account: Account}) {
  return (
    <div role="status">
      <p>{translate({message: 'The access token works.'})}</p>
      {names.length === 0 ? null : (
        <p>
          {translate(
            {message: 'Account: {account}'},
            {account: names.join(' · ')},
          )}
        </p>
      )}
      {used === undefined ? null : (
        <p>
          {total === undefined
            ? translate({message: 'Space used: {used}'}, {used})
            : translate(
                {message: 'Space used: {used} of {total}'},
                {used, total},
              )}
        </p>
      )}
    </div>
  );
}

interface TokenCheckProps {
  tool: InLocale<ToolView>;
  values: Values;
  zone: string | undefined;
  calls: ReturnType<typeof useCalls>;
}

type Checked =
  | {kind: 'idle' | 'busy'}
  | {kind: 'works'; values: Values}
  | {kind: 'failed'; failure: Failure};

/** Tries the new access token with one request, where the provider answers to pages. */
export function TokenCheck({
  tool,
  values: {accessToken},
  zone,
  calls,
}: TokenCheckProps): ReactNode {
  const {htmlLang} = locales[useLocale()];
  const [checked, setChecked] = useState<Checked>({kind: 'idle'});
  const plan = tool.calls.check;
  if (plan === undefined || accessToken === undefined) {
    return null;
  }
  const bases = basesOf(tool.zones, zone, undefined);
  const check = async () => {
    setChecked({kind: 'busy'});
    const result = await calls.send({plan, values: {accessToken}, bases});
    if (result.kind === 'values') {
      setChecked({kind: 'works', values: result.values});
    } else if (result.kind === 'failed') {
      setChecked({kind: 'failed', failure: result.failure});
    }
  };
  const run = () => {
    if (checked.kind !== 'busy') {
      void check();
    }
  };
  const isRefused =
    checked.kind === 'failed' &&
    checked.failure.kind === 'refused' &&
    checked.failure.status === 401;
  return (
    <details className={styles.details}>
      <summary>
        {translate({message: 'Test the token before you paste it'})}
      </summary>
      <p>
        {translate(
          {
            message:
              'One request sends the access token to {host}, which says whose account it opens. Nothing changes there.',
          },
          {host: hostOf(plan, bases) ?? ''},
        )}
      </p>
      <div className={styles.actions}>
        <button className={buttonClass('default')} onClick={run} type="button">
          {translate({message: 'Test the access token'})}
        </button>
      </div>
      {checked.kind === 'busy' ? <Busy /> : null}
      {checked.kind === 'works' ? (
        <Working account={accountOf(checked.values, htmlLang)} />
      ) : null}
      {checked.kind === 'failed' ? <Problem failure={checked.failure} /> : null}
      {isRefused ? (
        <StartLink page={tool.pages?.request ?? '/tool/'}>
          {startAgain()}
        </StartLink>
      ) : null}
    </details>
  );
}
