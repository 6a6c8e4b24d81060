import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {CheckBox} from '../ui/CheckBox';
import {TextField} from '../ui/Field';
import styles from './styles.module.css';

export interface Entered {
  file: string;
  token: string;
  folder: string;
  mayUpload: boolean;
}

interface CheckMoreProps {
  entered: Entered;
  onChange: (change: Partial<Entered>) => void;
}

/** What only few visitors enter: it makes the check look at more. */
export function CheckMore({entered, onChange}: CheckMoreProps): ReactNode {
  const {file, token, folder, mayUpload} = entered;
  return (
    <details className={styles.more}>
      <summary>
        {translate({
          id: 'serverCheck.more',
          message: 'Check more: a download, your storages, an upload',
          description: 'Opens further fields of the server check',
        })}
      </summary>
      <div className={styles.fields}>
        <TextField
          hint={translate({
            id: 'serverCheck.file.hint',
            message:
              'Optional. Best one that makes trouble, such as /films/A + B.mp4.',
            description: 'Below the field for a file on the server',
          })}
          label={translate({
            id: 'serverCheck.file.label',
            message: 'Path of a file',
            description: 'Field of the tool that checks a server',
          })}
          onChange={(text) => onChange({file: text})}
          value={file}
        />
        <TextField
          hint={translate({
            id: 'serverCheck.token.hint',
            message:
              'Optional: the token of an administrator, from the settings page Other. It goes to this server alone, never over plain HTTP to a public address, and is not stored. The check counts as a device of the administrator.',
            description: 'Below the field for the token of an administrator',
          })}
          kind="secret"
          label={translate({
            id: 'serverCheck.token',
            message: 'Token',
            description: 'Field for the token of an administrator',
          })}
          onChange={(text) => onChange({token: text.trim()})}
          value={token}
        />
        {token === '' ? null : (
          <>
            <TextField
              hint={translate({
                id: 'serverCheck.folder.hint',
                message:
                  'Optional: 2 MB are uploaded to this folder and deleted again. Nothing else here changes anything on your server.',
                description: 'Below the field for a folder on the server',
              })}
              label={translate({
                id: 'serverCheck.folder',
                message: 'Folder for a test file',
                description: 'Field of the tool that checks a server',
              })}
              onChange={(text) => onChange({folder: text})}
              value={folder}
            />
            <CheckBox
              className={styles.agree}
              isChecked={mayUpload}
              onChange={(isOn) => onChange({mayUpload: isOn})}
            >
              {translate({
                id: 'serverCheck.agree',
                message: 'Upload a test file to this folder and delete it.',
                description: 'Check box before a test file is uploaded',
              })}
            </CheckBox>
          </>
        )}
      </div>
    </details>
  );
}
