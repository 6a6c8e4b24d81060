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

/** What only few readers enter: it makes the check look at more. */
export function CheckMore({entered, onChange}: CheckMoreProps): ReactNode {
  const {file, token, folder, mayUpload} = entered;
  return (
    <details className={styles.more}>
      <summary>
        {translate({
          message: 'Check more: a download, your storages, an upload',
        })}
      </summary>
      <div className={styles.fields}>
        <TextField
          hint={translate({
            message:
              'Optional. Best one that makes trouble, such as /films/A + B.mp4.',
          })}
          label={translate({message: 'Path of a file'})}
          onChange={(text) => onChange({file: text})}
          value={file}
        />
        <TextField
          hint={translate({
            message:
              'Optional: the token of an administrator, from the settings page Other. It goes to this server alone, never over plain HTTP to a public address, and is not stored. The check counts as a device of the administrator.',
          })}
          kind="secret"
          label={translate({message: 'Token'})}
          onChange={(text) => onChange({token: text.trim()})}
          value={token}
        />
        {token === '' ? null : (
          <>
            <TextField
              hint={translate({
                message:
                  'Optional: 2 MB are uploaded to this folder and deleted again. Nothing else here changes anything on your server.',
              })}
              label={translate({message: 'Folder for a test file'})}
              onChange={(text) => onChange({folder: text})}
              value={folder}
            />
            <CheckBox
              className={styles.agree}
              isChecked={mayUpload}
              onChange={(isOn) => onChange({mayUpload: isOn})}
            >
              {translate({
                message: 'Upload a test file to this folder and delete it.',
              })}
            </CheckBox>
          </>
        )}
      </div>
    </details>
  );
}
