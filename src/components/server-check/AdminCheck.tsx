import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {useClearOnPageHide} from '../../hooks/useClearOnPageHide';
import {useLocale} from '../../hooks/useLocale';
import panel from '../oauth-tools/styles.module.css';
import {TextField} from '../ui/Field';
import {panelClass} from '../ui/Panel';
import {adminChecks} from './checks';
import {pages} from './checks/pages';
import type {RequestName} from './fetching/answers';
import type {Observations} from './fetching/observation';
import {
  adminRequests,
  type KnownMessage,
  type Target,
} from './fetching/requests';
import {evaluateChecks, type Result} from './evaluateChecks';
import {loadKnownMessages} from './knownMessages';
import {Report} from './Report';
import {RequestList} from './RequestList';
import {ExplanationLink, Results} from './Results';
import {RunButtons} from './RunButtons';
import {toggledSet} from './toggledSet';
import {UploadCheck} from './UploadCheck';
import {useServerCheck} from './useServerCheck';

interface AdminCheckProps {
  /** The server that was checked without a token. */
  target: Target;
  /** What was observed there. */
  seen: Observations;
  /** What the checks without a token found. */
  results: readonly Result[];
}

/** Checks what only an administrator may read. The token goes to the server that was checked before, and is not stored. */
export function AdminCheck({
  target,
  seen,
  results: before,
}: AdminCheckProps): ReactNode {
  const locale = useLocale();
  const [token, setToken] = useState('');
  useClearOnPageHide(() => {
    setToken('');
  });
  const [knownMessages, setKnownMessages] = useState<readonly KnownMessage[]>(
    [],
  );
  const [off, setOff] = useState<ReadonlySet<RequestName>>(new Set());
  const {progress, isRunning, start, stop} = useServerCheck();
  const {server} = target;
  const results =
    progress === undefined
      ? []
      : evaluateChecks(adminChecks, progress.seen, {
          ...progress.target,
          knownMessages,
        });
  const begin = () => {
    void loadKnownMessages(locale).then(setKnownMessages);
    start(
      target,
      adminRequests.filter(({name}) => !off.has(name)),
      {seen, token},
    );
  };
  return (
    <section
      aria-label={translate({
        id: 'serverCheck.admin',
        message: 'Check as administrator',
        description: 'Name of the part of the check that needs a token',
      })}
    >
      <div className={`${panelClass} ${panel.panel}`}>
        <div className={panel.form}>
          <TextField
            hint={translate(
              {
                id: 'serverCheck.token.hint',
                message:
                  'For storages, settings, roles, metas, tasks and search. It is sent to {host} alone, only to read unless you try an upload, and is forgotten when you leave this page.',
                description:
                  'Below the field for the token of an administrator',
              },
              {host: server.host},
            )}
            kind="secret"
            label={translate({
              id: 'serverCheck.token',
              message: 'Token of an administrator',
              description: 'Field of the tool that checks a server',
            })}
            onChange={(text) => setToken(text.trim())}
            problem={
              server.isSecure || server.isPrivate
                ? undefined
                : translate({
                    id: 'serverCheck.token.plain',
                    message:
                      'This server uses plain HTTP: anyone on the network path could read the token. Use its HTTPS address.',
                    description:
                      'Below the field for the token of an administrator',
                  })
            }
            value={token}
          />
          <p className={panel.note}>
            {translate({
              id: 'serverCheck.token.device',
              message:
                'If Max devices is set, the check counts as one more device of the administrator, and AList may sign out the one that was unused the longest.',
              description:
                'Below the field for the token of an administrator; a link follows',
            })}{' '}
            <ExplanationLink explanation={pages.devices} />
          </p>
          <RequestList
            off={off}
            onSwitch={(name, isOn) => setOff(toggledSet(off, name, isOn))}
            plans={adminRequests}
            progress={progress}
          />
          <RunButtons
            canStart={token !== '' && (server.isSecure || server.isPrivate)}
            isRunning={isRunning}
            onStart={begin}
            onStop={stop}
          >
            {translate({
              id: 'serverCheck.admin.start',
              message: 'Check with the token',
              description: 'Button that starts the check that needs a token',
            })}
          </RunButtons>
        </div>
      </div>
      {progress === undefined ? null : (
        <Results plans={adminRequests} progress={progress} results={results} />
      )}
      {progress?.isDone === true ? (
        <UploadCheck
          results={[...before, ...results]}
          seen={progress.seen}
          target={target}
          token={token}
        />
      ) : (
        <Report results={before} seen={seen} target={target} />
      )}
    </section>
  );
}
