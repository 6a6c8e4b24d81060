import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import panel from '../oauth-tools/styles.module.css';
import {CheckBox} from '../ui/CheckBox';
import {ChoiceField, TextField} from '../ui/Field';
import {panelClass} from '../ui/Panel';
import {uploadChecks} from './checks';
import type {RequestName} from './fetching/answers';
import type {Observations} from './fetching/observation';
import {uploadRequests, type Target} from './fetching/requests';
import {evaluateChecks, type Result} from './evaluateChecks';
import {Report} from './Report';
import {RequestList} from './RequestList';
import {RunButtons} from './RunButtons';
import {Results} from './Results';
import styles from './styles.module.css';
import {toggledSet} from './toggledSet';
import {useServerCheck} from './useServerCheck';

/** In megabytes: past the default of nginx, past limits that panels set, and past those of CDNs. */
const sizes = ['2', '60', '110'] as const;

/** `/a/b` of whatever was typed; empty for the root. */
export function folderPath(text: string): string {
  const parts = text
    .trim()
    .split('/')
    .filter((part) => part !== '');
  return parts.map((part) => `/${part}`).join('');
}

interface UploadCheckProps {
  target: Target;
  seen: Observations;
  /** What the checks before found. */
  results: readonly Result[];
  /** Of an account that may upload and delete in the folder. */
  token: string;
}

/** Uploads a test file and deletes it. Off until the reader names a folder and agrees. */
export function UploadCheck({
  target,
  seen,
  results: before,
  token,
}: UploadCheckProps): ReactNode {
  const [folder, setFolder] = useState('');
  const [size, setSize] = useState<string>(sizes[0]);
  const [isAgreed, setAgreed] = useState(false);
  const [off, setOff] = useState<ReadonlySet<RequestName>>(new Set());
  const {progress, isRunning, start, stop} = useServerCheck();
  const path = folderPath(folder);
  const results =
    progress?.isDone !== true
      ? []
      : evaluateChecks(uploadChecks, progress.seen, progress.target);
  const end = () => {
    const asked = progress?.target.upload;
    const hasBegun =
      progress !== undefined &&
      (progress.seen.uploadSmall !== undefined ||
        progress.running === 'uploadSmall');
    if (!hasBegun || asked === undefined || asked.isStopped === true) {
      stop();
      return;
    }
    start(
      {...progress.target, upload: {...asked, isStopped: true}},
      uploadRequests.filter(({name}) => name === 'uploadRemove'),
      {seen: progress.seen, token},
    );
  };
  return (
    <section
      aria-label={translate({
        id: 'serverCheck.uploadPart',
        message: 'Try an upload',
        description: 'Name of the part of the check that uploads a file',
      })}
    >
      <div className={`${panelClass} ${panel.panel}`}>
        <div className={panel.form}>
          <TextField
            hint={translate({
              id: 'serverCheck.folder.hint',
              message:
                'Of a storage that takes uploads, such as /local. The only part of this page that changes anything on your server.',
              description: 'Below the field for a folder on the server',
            })}
            label={translate({
              id: 'serverCheck.folder',
              message: 'Folder for a test file',
              description: 'Field of the tool that checks a server',
            })}
            onChange={setFolder}
            value={folder}
          />
          <ChoiceField
            choices={sizes.map((value) => ({value, label: `${value} MB`}))}
            label={translate({
              id: 'serverCheck.size',
              message: 'Size of the file',
              description: 'Field of the tool that checks a server',
            })}
            onChange={setSize}
            value={size}
          />
          <CheckBox
            className={styles.request}
            isChecked={isAgreed}
            isDisabled={isRunning}
            onChange={setAgreed}
          >
            {translate({
              id: 'serverCheck.agree',
              message:
                'Upload a test file to my server and delete it afterwards. It takes traffic and may count against quotas of the provider; if you leave the page in between, the file remains.',
              description: 'Check box before a test file is uploaded',
            })}
          </CheckBox>
          <RequestList
            hasSwitch={({name}) => name === 'uploadLarge'}
            heading={translate({
              id: 'serverCheck.requests.upload',
              message:
                'Requests, in this order; all need the box above, and the large upload can be left out alone',
              description: 'Above the list of requests that upload a file',
            })}
            off={off}
            onSwitch={(name, isOn) => setOff(toggledSet(off, name, isOn))}
            plans={uploadRequests}
            progress={progress}
          />
          <RunButtons
            canStart={isAgreed && path !== '' && token !== ''}
            isRunning={isRunning}
            onStart={() => {
              start(
                {
                  ...target,
                  nonce: Date.now().toString(36),
                  upload: {
                    folder: path,
                    ...(off.has('uploadLarge')
                      ? {}
                      : {megabytes: Number(size)}),
                  },
                },
                uploadRequests,
                {seen, token},
              );
            }}
            onStop={end}
          >
            {translate({
              id: 'serverCheck.upload.start',
              message: 'Upload and delete',
              description: 'Button that uploads a test file',
            })}
          </RunButtons>
        </div>
      </div>
      {progress === undefined ? null : (
        <Results plans={uploadRequests} progress={progress} results={results} />
      )}
      <Report
        results={[...before, ...results]}
        seen={progress?.seen ?? seen}
        target={progress?.target ?? target}
      />
    </section>
  );
}
