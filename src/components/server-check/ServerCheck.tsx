import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useClearOnPageHide} from '../../hooks/useClearOnPageHide';
import {useHydrated} from '../../hooks/useHydrated';
import {decoded} from '../../lib/decoded';
import {LinkNote} from '../generators/LinkNote';
import panel from '../ui/form.module.css';
import {Button} from '../ui/Button';
import {TextField} from '../ui/Field';
import {panelClass} from '../ui/Panel';
import {CheckMore, type Entered} from './CheckMore';
import type {ShownTexts} from './checks/serverCheckTexts';
import {evaluateChecks} from './evaluateChecks';
import {dataOf} from './fetching/observation';
import type {ReleaseFact, Target} from './fetching/requests';
import {absolutePath} from './filePath';
import {addressProblemText} from './messages';
import {Report} from './Report';
import {hasFaults, Results, summaryText} from './Results';
import {SentRequests} from './SentRequests';
import {addressInQuery, readServerAddress, type Server} from './serverAddress';
import styles from './styles.module.css';
import {useExplanations} from './useExplanations';
import {useServerCheck, type Progress} from './useServerCheck';

const nothing: Entered = {file: '', token: '', folder: '', mayUpload: false};

/** What is asked for. A link to a download, in place of the address or of the path, names a file. */
function enteredTarget(
  address: string,
  {file, token, folder, mayUpload}: Entered,
) {
  const inFile = /^https?:/i.test(file)
    ? readServerAddress(file).link
    : undefined;
  const link = inFile ?? readServerAddress(address).link;
  const isNamed = file !== '' && inFile === undefined;
  return {
    file: absolutePath(isNamed ? file : decoded(link?.path ?? '')),
    ...(link === undefined ? {} : {link}),
    hasToken: token !== '',
    folder: mayUpload && token !== '' ? absolutePath(folder) : '',
  };
}

const targetOf = (
  server: Server,
  entered: ReturnType<typeof enteredTarget>,
  releases: readonly ReleaseFact[],
): Target => ({
  ...entered,
  server,
  nonce: Date.now().toString(36),
  pageProtocol: window.location.protocol,
  releases,
});

interface ResultPartProps {
  progress: Progress;
  texts: ShownTexts;
}

/** The result, which the page scrolls to: readers look for it where they pressed. */
function ResultPart({progress, texts}: ResultPartProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const {seen, target, isDone} = progress;
  const results = evaluateChecks(seen, target, texts.findings);
  const hasMessages = results.found.some(
    ({finding}) => (finding.messages ?? []).length > 0,
  );
  const explain = useExplanations(isDone && hasMessages);
  useEffect(() => {
    ref.current?.scrollIntoView({block: 'start'});
  }, []);
  useEffect(() => {
    if (isDone) {
      ref.current?.scrollIntoView({block: 'start'});
      ref.current?.focus({preventScroll: true});
    }
  }, [isDone]);
  return (
    <section
      aria-label={translate({message: 'Findings'})}
      className={styles.findings}
      ref={ref}
      tabIndex={-1}
    >
      <p
        className={styles.summary}
        data-good={isDone && !hasFaults(results)}
        role="status"
      >
        {isDone
          ? summaryText(results)
          : translate({message: 'Checking the server.'})}
      </p>
      {target.moved === undefined ? null : (
        <p>
          {translate(
            {message: 'AList is at {address}. That address was checked.'},
            {address: target.server.address},
          )}
        </p>
      )}
      {isDone ? (
        <>
          <Results explain={explain} results={results} texts={texts} />
          <Report
            explain={explain}
            results={results}
            version={dataOf(seen, 'settings')?.version ?? ''}
          />
        </>
      ) : null}
    </section>
  );
}

interface ServerCheckProps {
  releases: ReleaseFact[];
  texts: ShownTexts;
}

/** Checks the reader's own server from the reader's browser. Nothing is sent before the button is pressed. */
export function ServerCheck({releases, texts}: ServerCheckProps): ReactNode {
  const {search} = useLocation();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const [entered, setEntered] = useState(nothing);
  const {progress, isRunning, start, stop, clear} = useServerCheck();
  useClearOnPageHide(() => {
    setEntered((before) => ({...before, token: ''}));
  });

  const linked = isHydrated ? addressInQuery(search) : '';
  const address = typed ?? linked;
  const {server, problem} = readServerAddress(address);
  const asked = enteredTarget(address, entered);
  const label = translate({message: 'Address of your AList'});
  const change = (text: string) => {
    setTyped(text);
    clear();
  };
  return (
    <>
      <section
        aria-label={translate({message: 'Check my server'})}
        className={`${panelClass} needs-script`}
      >
        {typed === undefined && linked !== '' ? (
          <LinkNote
            answers={[{label, value: linked, problem: undefined}]}
            onReset={() => change('')}
          />
        ) : null}
        <form
          className={panel.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (server === undefined) {
              change(address);
              event.currentTarget.querySelector('input')?.focus();
            } else if (!isRunning) {
              start(targetOf(server, asked, releases), entered.token);
            }
          }}
        >
          <TextField
            hint={translate({
              message:
                'Copy it from the address bar while you look at AList, for example http://nas.local:5244.',
            })}
            isRequired
            kind="address"
            label={label}
            onChange={change}
            problem={
              typed === undefined && linked === ''
                ? undefined
                : problem && addressProblemText(problem)
            }
            value={address}
          />
          <CheckMore
            entered={entered}
            onChange={(changed) => {
              setEntered((before) => ({...before, ...changed}));
            }}
          />
          <SentRequests
            entered={asked}
            progress={progress}
            texts={texts.requests}
          />
          <div className={panel.actions}>
            {/* While it runs it keeps the focus, which a disabled button loses. */}
            <Button aria-disabled={isRunning} isPrimary type="submit">
              {translate({message: 'Check'})}
            </Button>
            {isRunning ? (
              <Button onClick={stop}>{translate({message: 'Stop'})}</Button>
            ) : null}
          </div>
        </form>
      </section>
      {progress === undefined ? null : (
        <ResultPart progress={progress} texts={texts} />
      )}
    </>
  );
}
