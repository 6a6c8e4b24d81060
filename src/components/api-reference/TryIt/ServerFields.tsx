import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useApiServer} from './apiServer';
import {addressProblemText} from '../../server-check/messages';
import {readServerAddress} from '../../server-check/serverAddress';
import panel from '../../ui/form.module.css';
import {CheckBox} from '../../ui/CheckBox';
import {TextField} from '../../ui/Field';
import {LoginForm} from './LoginForm';

/** Fields for the server and the token. */
export function ServerFields({hasToken}: {hasToken: boolean}): ReactNode {
  const [{address, token, isRemembered}, change] = useApiServer();
  const {server, problem} = readServerAddress(address);
  return (
    <>
      <TextField
        hint={translate({
          message:
            'Such as http://nas.local:5244. The request goes from your browser to this server and nowhere else.',
        })}
        isRequired
        kind="address"
        label={translate({message: 'Address of your server'})}
        onChange={(text) => change({address: text})}
        problem={
          address === '' ? undefined : problem && addressProblemText(problem)
        }
        value={address}
      />
      <div className={panel.choices}>
        <CheckBox
          isChecked={isRemembered}
          onChange={(isOn) => change({isRemembered: isOn})}
        >
          {translate({message: 'Remember the address in this browser'})}
        </CheckBox>
      </div>
      {hasToken ? (
        <>
          <TextField
            hint={translate({
              message:
                'Held in memory until you reload or open a page without routes. Without a token the server takes you for the guest.',
            })}
            kind="secret"
            label={translate({message: 'Token'})}
            onChange={(text) => change({token: text.trim()})}
            value={token}
          />
          <LoginForm server={server} />
        </>
      ) : null}
    </>
  );
}
