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
      id: 'webdav.address.notAnAddress',
      message: 'Write an address such as https://files.example.com.',
      description: 'What is wrong with the address of the site',
    }),
    hasPassword: translate({
      id: 'webdav.address.hasPassword',
      message:
        'Leave out name and password: clients ask for them in fields of their own.',
      description: 'What is wrong with the address of the site',
    }),
    badFolder: translate({
      id: 'webdav.address.badFolder',
      message: 'Write the whole path, such as /films, without “..”.',
      description: 'What is wrong with a folder',
    }),
  };
  return texts[reason];
}

function clientNames(form: WebdavForm): string {
  const names: Record<WebdavForm, string> = {
    url: translate({
      id: 'webdav.address.url',
      message: 'Explorer, Finder, davfs2, most apps',
      description: 'Clients that want the whole WebDAV address',
    }),
    gnome: translate({
      id: 'webdav.address.gnome',
      message: 'GNOME Files',
      description: 'A WebDAV client',
    }),
    kde: translate({
      id: 'webdav.address.kde',
      message: 'KDE Dolphin',
      description: 'A WebDAV client',
    }),
    windows: translate({
      id: 'webdav.address.windows',
      message: 'Windows, in a terminal',
      description: 'A WebDAV client',
    }),
    rclone: 'rclone',
  };
  return names[form];
}

const forms = ['url', 'windows', 'gnome', 'kde', 'rclone'] as const;

function rowsOf(address: Address): {client: string; value: string}[] {
  const fields = translate(
    {
      id: 'webdav.address.fieldValues',
      message: 'host {host}, port {port}, path {path}, {encryption}',
      description: 'Parts of a WebDAV address for apps with a field for each',
    },
    {
      host: address.host,
      port: address.port,
      path: address.path,
      encryption: address.isSecure
        ? translate({
            id: 'webdav.address.encrypted',
            message: 'HTTPS on',
            description: 'Whether the connection is encrypted',
          })
        : translate({
            id: 'webdav.address.plain',
            message: 'HTTPS off',
            description: 'Whether the connection is encrypted',
          }),
    },
  );
  return [
    ...forms.map((form) => ({
      client: clientNames(form),
      value: address.forms[form],
    })),
    {
      client: translate({
        id: 'webdav.address.fields',
        message: 'Players and apps with several fields',
        description: 'Clients that want the parts of the WebDAV address',
      }),
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
              id: 'webdav.address.site.hint',
              message:
                'As in the browser, with port and sub-path. It stays in this page: nothing is sent.',
              description: 'Below the field of the address of the site',
            })}
            kind="address"
            label={translate({
              id: 'webdav.address.site',
              message: 'Address of your AList',
              description: 'Field of the WebDAV address calculator',
            })}
            onChange={(site) => setInput({...input, site})}
            problem={problem('notAnAddress', 'hasPassword')}
            value={input.site}
          />
          <TextField
            hint={translate({
              id: 'webdav.address.folder.hint',
              message: 'As in the web pages, mount path included.',
              description: 'Below the field of the folder',
            })}
            label={translate({
              id: 'webdav.address.folder',
              message: 'Folder',
              description: 'Field of the WebDAV address calculator',
            })}
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
                header: translate({
                  id: 'webdav.address.client',
                  message: 'Client',
                  description: 'Column of the WebDAV addresses',
                }),
                cell: ({client}) => client,
              },
              {
                header: translate({
                  id: 'webdav.address.value',
                  message: 'What to enter',
                  description: 'Column of the WebDAV addresses',
                }),
                cell: ({value}) => <code>{value}</code>,
              },
            ]}
            keyOf={({client}) => client}
            label={translate({
              id: 'webdav.address.table',
              message: 'WebDAV address for each client',
              description: 'Name of the table of WebDAV addresses',
            })}
            rows={rowsOf(answer)}
          />
        ) : null}
      </div>
    </>
  );
}
