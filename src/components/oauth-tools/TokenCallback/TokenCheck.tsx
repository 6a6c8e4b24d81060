import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {locales} from '../../../config/locales';
import {useLocale} from '../../../hooks/useLocale';
import {accountOf, type Account} from '../account';
import type {Values} from '../../../data/oauthProviders/values';
import {hostOf} from '../../../lib/tokenCalls';
import {Busy} from '../Busy';
import {Problem} from '../Problem';
import {StartLink} from '../StartLink';
import {basesOf} from '../toolBases';
import type {DoneProps} from './Exchange';
import {useRequest} from '../useRequest';
import {Button} from '../../ui/Button';
import form from '../../ui/form.module.css';

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

/** Tries the new access token with one request, where the provider answers to pages. */
export function TokenCheck({tool, done, calls}: DoneProps): ReactNode {
  const {htmlLang} = locales[useLocale()];
  const [found, setFound] = useState<Values>();
  const {isBusy, failure, request} = useRequest(calls);
  const plan = tool.calls.check;
  const {accessToken} = done.values;
  if (plan === undefined || accessToken === undefined) {
    return null;
  }
  const bases = basesOf(tool.zones, done.zone, undefined);
  const check = async () => {
    if (isBusy) {
      return;
    }
    setFound(undefined);
    const result = await request({plan, values: {accessToken}, bases});
    setFound(result?.values);
  };
  const isRefused = failure?.kind === 'refused' && failure.status === 401;
  return (
    <details className={form.details}>
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
      <div className={form.actions}>
        <Button onClick={() => void check()}>
          {translate({message: 'Test the access token'})}
        </Button>
      </div>
      {isBusy ? <Busy /> : null}
      {found === undefined ? null : (
        <Working account={accountOf(found, htmlLang)} />
      )}
      {failure === undefined ? null : <Problem failure={failure} tool={tool} />}
      {isRefused ? <StartLink tool={tool} /> : null}
    </details>
  );
}
