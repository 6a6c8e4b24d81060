import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useApiServer} from './apiServer';
import {parseServer} from '../openapi/tryIt';
import panel from '../../oauth-tools/styles.module.css';
import {CheckBox} from '../../ui/CheckBox';
import {TextField} from '../../ui/Field';
import {LoginForm} from './LoginForm';

/** Fields for the server and the token. */
export function ServerFields({hasToken}: {hasToken: boolean}): ReactNode {
  const [{address, token, isRemembered}, change] = useApiServer();
  const server = parseServer(address);
  return (
    <>
      <TextField
        hint={translate({
          id: 'api.try.address.hint',
          message:
            'Such as http://nas.local:5244. The request goes from your browser to this server and nowhere else.',
          description:
            'Below the field for the address of the server of the user',
        })}
        isRequired
        kind="address"
        label={translate({
          id: 'api.try.address',
          message: 'Address of your server',
          description: 'Field of the form that tries a route',
        })}
        onChange={(text) => change({address: text})}
        problem={
          address === '' || server !== undefined
            ? undefined
            : translate({
                id: 'api.try.address.problem',
                message:
                  'This is no address. Write scheme, host and port, such as http://192.168.1.2:5244.',
                description:
                  'The address of the server of the user cannot be read',
              })
        }
        value={address}
      />
      <div className={panel.choices}>
        <CheckBox
          isChecked={isRemembered}
          onChange={(isOn) => change({isRemembered: isOn})}
        >
          {translate({
            id: 'api.try.remember',
            message: 'Remember the address in this browser',
            description: 'Box beside the address of the server of the user',
          })}
        </CheckBox>
      </div>
      {hasToken ? (
        <>
          <TextField
            hint={translate({
              id: 'api.try.token.hint',
              message:
                'Held in memory until you reload or open a page without routes. Without a token the server takes you for the guest.',
              description: 'Below the field for the token',
            })}
            kind="secret"
            label={translate({
              id: 'api.try.token',
              message: 'Token',
              description: 'Field of the form that tries a route',
            })}
            onChange={(text) => change({token: text.trim()})}
            value={token}
          />
          <LoginForm server={server} />
        </>
      ) : null}
    </>
  );
}
