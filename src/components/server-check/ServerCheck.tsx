import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useHydrated} from '../../hooks/useHydrated';
import panel from '../oauth-tools/styles.module.css';
import {TextField} from '../ui/Field';
import {panelClass} from '../ui/Panel';
import {AdminCheck} from './AdminCheck';
import {guestChecks} from './checks';
import type {RequestName} from './fetching/answers';
import {dataOf} from './fetching/observation';
import {
  guestRequests,
  type ReleaseFact,
  type RequestPlan,
  type Target,
} from './fetching/requests';
import {evaluateChecks, type Result} from './evaluateChecks';
import {addressProblemText} from './messages';
import {Report} from './Report';
import {RequestList} from './RequestList';
import {Results} from './Results';
import {RunButtons} from './RunButtons';
import {
  addressInQuery,
  isMixedContent,
  readServerAddress,
  type Server,
} from './serverAddress';
import {toggledSet} from './toggledSet';
import {useServerCheck, type Progress} from './useServerCheck';

/** A path from the root, however it was typed. */
function filePath(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' ? '' : `/${trimmed.replace(/^\/+/, '')}`;
}

function targetOf(
  server: Server,
  file: string,
  releases: readonly ReleaseFact[],
): Target {
  return {
    server,
    file,
    nonce: Date.now().toString(36),
    pageProtocol: window.location.protocol,
    releases,
  };
}

function MixedContentNote({server}: {server: Server}): ReactNode {
  return isMixedContent(server, window.location.protocol) ? (
    <p className={panel.note}>
      {translate({
        id: 'serverCheck.mixedNote',
        message:
          'This page was loaded over HTTPS, and the address begins with http://. Most browsers block such requests; Chrome and Edge ask for permission if the server is in your own network.',
        description: 'Below the address of a server',
      })}
    </p>
  ) : null;
}

/** What a server that is AList can be checked for besides, or the report at once. */
function AfterCheck({
  progress: {seen, target},
  results,
}: {
  progress: Progress;
  results: readonly Result[];
}): ReactNode {
  return dataOf(seen, 'settings') === undefined ? (
    <Report results={results} seen={seen} target={target} />
  ) : (
    <AdminCheck
      key={target.server.address}
      results={results}
      seen={seen}
      target={target}
    />
  );
}

interface ServerCheckProps {
  releases: ReleaseFact[];
}

/** Checks the user's own server from the user's browser. Nothing is sent before the button is pressed. */
export function ServerCheck({releases}: ServerCheckProps): ReactNode {
  const {search} = useLocation();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const [file, setFile] = useState('');
  const [off, setOff] = useState<ReadonlySet<RequestName>>(new Set());
  const {progress, isRunning, start, stop, clear} = useServerCheck();

  const address = typed ?? (isHydrated ? addressInQuery(search) : '');
  const answer = readServerAddress(address);
  const path = filePath(file);
  const server = answer.kind === 'read' ? answer.server : undefined;
  const isPossible = ({needsFile}: RequestPlan) =>
    needsFile !== true || path !== '';
  const results =
    progress === undefined
      ? []
      : evaluateChecks(guestChecks, progress.seen, progress.target);

  return (
    <>
      <section
        aria-label={translate({
          id: 'serverCheck.label',
          message: 'Check my server',
          description: 'Name of the tool that looks at the reader’s server',
        })}
        className={`${panelClass} ${panel.panel} needs-script`}
      >
        <form
          className={panel.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <TextField
            hint={translate({
              id: 'serverCheck.address.hint',
              message:
                'As in the address bar when you look at AList, with port and sub-path, such as http://nas.local:5244. Requests go from your browser to this server alone, except that it follows a redirect of the first one, and of the download of a file that you name.',
              description: 'Below the field for the address of a server',
            })}
            isRequired
            kind="address"
            label={translate({
              id: 'serverCheck.address',
              message: 'Address of your AList',
              description: 'Field of the tool that checks a server',
            })}
            onChange={(text) => {
              setTyped(text);
              clear();
            }}
            problem={
              address !== '' && answer.kind === 'refused'
                ? addressProblemText(answer.problem)
                : undefined
            }
            value={address}
          />
          {server === undefined ? null : <MixedContentNote server={server} />}
          <TextField
            hint={translate({
              id: 'serverCheck.file.hint',
              message:
                'Optional: a file that visitors without an account can open, best a large one with special characters in its name, such as /films/A + B.mp4.',
              description: 'Below the field for a file on the server',
            })}
            label={translate({
              id: 'serverCheck.file.label',
              message: 'Path of a file',
              description: 'Field of the tool that checks a server',
            })}
            onChange={setFile}
            value={file}
          />
          <RunButtons
            canStart={server !== undefined}
            isRunning={isRunning}
            onStart={() => {
              if (server !== undefined) {
                start(
                  targetOf(server, path, releases),
                  guestRequests.filter(
                    (plan) => isPossible(plan) && !off.has(plan.name),
                  ),
                );
              }
            }}
            onStop={stop}
          >
            {translate({
              id: 'serverCheck.start',
              message: 'Check',
              description: 'Button that starts the check of a server',
            })}
          </RunButtons>
          <RequestList
            isPossible={isPossible}
            off={off}
            onSwitch={(name, isOn) => setOff(toggledSet(off, name, isOn))}
            plans={guestRequests}
            progress={progress}
          />
        </form>
      </section>
      {progress === undefined ? null : (
        <section
          aria-label={translate({
            id: 'serverCheck.results',
            message: 'Findings',
            description: 'Name of the list of findings about a server',
          })}
        >
          <Results
            plans={guestRequests}
            progress={progress}
            results={results}
          />
        </section>
      )}
      {progress?.isDone === true ? (
        <AfterCheck progress={progress} results={results} />
      ) : null}
    </>
  );
}
