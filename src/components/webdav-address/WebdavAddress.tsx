import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {
  webdavAddress,
  webdavExample,
  type WebdavAddress as Address,
  type WebdavForm,
  type WebdavInput,
  type WebdavRefusal,
} from './webdavForms';
import {DataTable} from '../ui/DataTable';
import {TextField} from '../ui/Field';
import styles from '../oauth-tools/styles.module.css';
import {panelClass} from '../ui/Panel';

function refusalText(reason: WebdavRefusal): string {
  const texts: Record<WebdavRefusal, string> = {
    notAnAddress: translate({
      message: 'Write an address such as https://files.example.com.',
    }),
    hasPassword: translate({
      message:
        'Leave out name and password: clients ask for them in fields of their own.',
    }),
    badFolder: translate({
      message: 'Write the whole path, such as /films, without “..”.',
    }),
  };
  return texts[reason];
}

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
  const answer = webdavAddress(input);
  const problem = (...reasons: WebdavRefusal[]) =>
    answer.kind === 'refused' && reasons.includes(answer.reason)
      ? refusalText(answer.reason)
      : undefined;
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
            problem={problem('notAnAddress', 'hasPassword')}
            value={input.site}
          />
          <TextField
            hint={translate({
              message: 'As in the web pages, mount path included.',
            })}
            label={translate({message: 'Folder'})}
            onChange={(folder) => setInput({...input, folder})}
            problem={problem('badFolder')}
            value={input.folder}
          />
        </div>
      </div>
      <div aria-live="polite">
        {answer.kind === 'read' ? (
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
            rows={rowsOf(answer)}
          />
        ) : null}
      </div>
    </>
  );
}
