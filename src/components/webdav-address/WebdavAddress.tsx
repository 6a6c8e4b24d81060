import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {
  webdavAddress,
  webdavExample,
  type WebdavAddress as Address,
  type WebdavInput,
} from './webdavForms';
import {addressProblemText} from '../server-check/messages';
import {DataTable} from '../ui/DataTable';
import {TextField} from '../ui/Field';
import styles from '../ui/form.module.css';
import {panelClass} from '../ui/Panel';

function rowsOf({host, port, path, isSecure, forms}: Address) {
  const encryption = isSecure
    ? translate({message: 'HTTPS on'})
    : translate({message: 'HTTPS off'});
  return [
    {
      client: translate({message: 'Explorer, Finder, davfs2, most apps'}),
      value: forms.url,
    },
    {
      client: translate({message: 'Windows, in a terminal'}),
      value: forms.windows,
    },
    {client: translate({message: 'GNOME Files'}), value: forms.gnome},
    {client: translate({message: 'KDE Dolphin'}), value: forms.kde},
    {client: 'rclone', value: forms.rclone},
    {
      client: translate({message: 'Players and apps with several fields'}),
      value: translate(
        {message: 'host {host}, port {port}, path {path}, {encryption}'},
        {host, port, path, encryption},
      ),
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
