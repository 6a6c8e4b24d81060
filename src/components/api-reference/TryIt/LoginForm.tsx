import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useClearOnPageHide} from '../../../hooks/useClearOnPageHide';
import {useApiServer} from './apiServer';
import {canHash, sha256} from '../../../lib/webCrypto';
import type {Server} from '../../server-check/serverAddress';
import {hashedPassword, hexDigits} from '../openapi/tryIt';
import {textAt} from '../../oauth-tools/answers';
import {Alert} from '../../oauth-tools/Problem';
import panel from '../../ui/form.module.css';
import {Button} from '../../ui/Button';
import {CheckBox} from '../../ui/CheckBox';
import {TextField} from '../../ui/Field';
import {useRequest, type RequestState} from './useRequest';
import {requestFailureText} from './messages';

/** Why a login gave no token. */
function refusalOf(state: RequestState): string | undefined {
  if (state.kind === 'failed') {
    return requestFailureText(state.failure, state.host);
  }
  return state.kind === 'answered' && state.answer.code !== 200
    ? state.answer.text.slice(0, 500)
    : undefined;
}

const nothing = {name: '', password: '', code: ''};

/** Logs in with a name and a password, which are not stored. */
export function LoginForm({server}: {server: Server | undefined}): ReactNode {
  const [, change] = useApiServer();
  const {state, run, clear} = useRequest();
  const refusal = refusalOf(state);
  const [entered, setEntered] = useState(nothing);
  const {name, password, code} = entered;
  const [isHashed, setHashed] = useState(canHash);
  const [isDone, setDone] = useState(false);

  useClearOnPageHide(() => {
    clear();
    setEntered(nothing);
    setDone(false);
  });

  const logIn = async () => {
    if (server === undefined) {
      return;
    }
    const sent = isHashed
      ? hexDigits(await sha256(hashedPassword(password)))
      : password;
    const result = await run(server, {
      method: 'POST',
      url: `${server.address}/api/auth/login${isHashed ? '/hash' : ''}`,
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        username: name,
        password: sent,
        ...(code === '' ? {} : {otp_code: code}),
      }),
    });
    if (result.kind === 'answered' && result.answer.code === 200) {
      const token = textAt(JSON.parse(result.text), 'data.token') ?? '';
      setEntered((before) => ({...nothing, name: before.name}));
      setDone(token !== '');
      change({token});
    }
  };
  return (
    <details className={panel.details}>
      <summary>{translate({message: 'Log in to get a token'})}</summary>
      <div className={panel.form}>
        <TextField
          label={translate({
            id: 'api.try.login.name',
            message: 'Name',
            description: 'Field of the login',
          })}
          onChange={(text) => setEntered({...entered, name: text})}
          value={name}
        />
        <TextField
          kind="secret"
          label={translate({message: 'Password'})}
          onChange={(text) => setEntered({...entered, password: text})}
          value={password}
        />
        <TextField
          kind="code"
          label={translate({
            message: 'Two-factor code, if the account has one',
          })}
          onChange={(text) => setEntered({...entered, code: text.trim()})}
          value={code}
        />
        {canHash() ? (
          <div className={panel.choices}>
            <CheckBox isChecked={isHashed} onChange={setHashed}>
              {translate({message: 'Send the password hashed'})}
            </CheckBox>
          </div>
        ) : null}
        {refusal === undefined ? null : (
          <Alert>
            <p>{refusal}</p>
          </Alert>
        )}
        <p role="status">
          {isDone
            ? translate({message: 'The token is filled in above.'})
            : null}
        </p>
        <div className={panel.actions}>
          <Button
            disabled={server === undefined || state.kind === 'running'}
            onClick={() => void logIn()}
          >
            {translate({message: 'Log in'})}
          </Button>
        </div>
      </div>
    </details>
  );
}
