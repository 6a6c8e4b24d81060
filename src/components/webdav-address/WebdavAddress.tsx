import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {
  webdavAddress,
  webdavExample,
  type WebdavAddress as Address,
  type WebdavForm,
  type WebdavInput,
} from './webdavForms';
import {addressProblemText} from '../server-check/messages';
import {DataTable} from '../ui/DataTable';
import {TextField} from '../ui/Field';
import styles from '../oauth-tools/styles.module.css';
import {panelClass} from '../ui/Panel';

function clientNames(form: WebdavForm): string {
  const names: Record<WebdavForm, string> = {
    url: translate({message: 'Explorer, Finder, davfs2, most apps'}),
    gnome: translate({message: 'GNOME Files'}),
    kde: translate({message: 'KDE Dolphin'}),
    windows: translate({message: 'Windows, in a terminal'}),
    rclone: 'rclone',
  };
  return names[form];
}

const forms = ['url', 'windows', 'gnome', 'kde', 'rclone'] as const;

function rowsOf(address: Address): {client: string; value: string}[] {
  const fields = translate(
    {message: 'host {host}, port {port}, path {path}, {encryption}'},
    {
      host: address.host,
      port: address.port,
      path: address.path,
      encryption: address.isSecure
        ? translate({message: 'HTTPS on'})
        : translate({message: 'HTTPS off'}),
    },
  );
  return [
    ...forms.map((form) => ({
      client: clientNames(form),
      value: address.forms[form],
    })),
    {
      client: translate({message: 'Players and apps with several fields'}),
      value: fields,
    },
  ];
}

/** Calculates the address for each WebDAV client. Nothing is sent; without JavaScript it shows an example. */
export function WebdavAddress(): ReactNode {
  const [input, setInput] = useState<WebdavInput>(webdavExample);
  const {address, problem} = webdavAddress(input);
  return (
    <>
      <div className={`${panelClass} needs-script`} data-copy="interactive">
        <div className={styles.form}>
          <TextField
            hint={translate({
              message:
                'As in the browser, with port and sub-path. It stays in this page: nothing is sent.',
            })}
            kind="address"
            label={translate({message: 'Address of your AList'})}
            onChange={(site) => setInput({...input, site})}
            problem={
              problem === undefined || problem === 'folder'
                ? undefined
                : addressProblemText(problem)
            }
            value={input.site}
          />
          <TextField
            hint={translate({
              message: 'As in the web pages, mount path included.',
            })}
            label={translate({message: 'Folder'})}
            onChange={(folder) => setInput({...input, folder})}
            problem={
              problem === 'folder'
                ? translate({
                    message:
                      'Write the whole path, such as /films, without “..”.',
                  })
                : undefined
            }
            value={input.folder}
          />
        </div>
      </div>
      <div aria-live="polite">
        {address === undefined ? null : (
          <DataTable
            columns={[
              {
                header: translate({message: 'Client'}),
                cell: ({client}) => client,
              },
              {
                header: translate({message: 'What to enter'}),
                cell: ({value}) => <code>{value}</code>,
              },
            ]}
            keyOf={({client}) => client}
            label={translate({message: 'WebDAV address for each client'})}
            rows={rowsOf(address)}
          />
        )}
      </div>
    </>
  );
}
