import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode, type SyntheticEvent} from 'react';
import {setNextPageToken, useNextPageToken} from '../tokenMemory';
import {useCalls} from '../useCalls';
import {useClearOnPageHide} from '../../../hooks/useClearOnPageHide';
import type {InLocale} from '../../../lib/localize';
import {albumPage, type Album} from '../albums';
import type {Failure} from '../requestResult';
import type {Values} from '../../../data/oauthProviders/values';
import {hostOf} from '../../../lib/tokenCalls';
import type {ToolView} from '../toolView';
import {buttonClass} from '../../ui/Button';
import {ClearButton} from '../ClearButton';
import {RequestLog} from '../RequestLog';
import {Problem} from '../Problem';
import {Recipients} from '../Recipients';
import {PasteInto} from '../Results';
import {ToolFields} from '../ToolFields';
import {purposes} from '../messages';
import styles from '../styles.module.css';
import {panelClass} from '../../ui/Panel';
import {Albums} from './Albums';

/** Lists the albums of Google Photos with their IDs. */
export function AlbumList({tool}: {tool: InLocale<ToolView>}): ReactNode {
  const calls = useCalls();
  const handedOver = useNextPageToken();
  const [typed, setTyped] = useState<Values>({});
  const [token, setToken] = useState<string>();
  const [albums, setAlbums] = useState<readonly Album[]>();
  const [next, setNext] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const {refresh, lookup} = tool.calls;
  const clear = () => {
    calls.cancel();
    setNextPageToken(undefined);
    setTyped({});
    setToken(undefined);
    setAlbums(undefined);
    setNext(undefined);
    setFailure(undefined);
    setBusy(false);
  };
  useClearOnPageHide(clear);
  useEffect(() => () => setNextPageToken(undefined), []);
  if (refresh === undefined || lookup === undefined) {
    return null;
  }
  const accessToken = typed.accessToken ?? handedOver;
  const isReady =
    (accessToken ?? '') !== '' ||
    (['clientId', 'clientSecret', 'refreshToken'] as const).every(
      (name) => (typed[name] ?? '') !== '',
    );

  const fetchToken = async (): Promise<string | undefined> => {
    if (accessToken !== undefined && accessToken !== '') {
      return accessToken;
    }
    const result = await calls.send({
      plan: refresh,
      values: typed,
      bases: {},
      wanted: ['accessToken'],
    });
    if (result.kind === 'failed') {
      setFailure(result.failure);
    }
    return result.kind === 'values' ? result.values.accessToken : undefined;
  };
  const list = async (pageToken?: string) => {
    setBusy(true);
    setFailure(undefined);
    const found = token ?? (await fetchToken());
    if (found === undefined) {
      setBusy(false);
      return;
    }
    setToken(found);
    const result = await calls.send({
      plan: lookup,
      values: {
        accessToken: found,
        ...(pageToken === undefined ? {} : {pageToken}),
      },
      bases: {},
    });
    if (result.kind === 'cancelled') {
      return;
    }
    setBusy(false);
    if (result.kind === 'failed') {
      setFailure(result.failure);
      setToken(undefined);
      return;
    }
    const page = albumPage(result.json);
    setAlbums([
      ...(pageToken === undefined ? [] : (albums ?? [])),
      ...page.albums,
    ]);
    setNext(page.next);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void list();
  };

  return (
    <div className={`${panelClass} needs-script wide`} data-copy="interactive">
      {albums === undefined ? (
        <form className={styles.form} onSubmit={onSubmit}>
          {handedOver === undefined ? (
            <ToolFields
              inputs={tool.inputs}
              onChange={setTyped}
              typed={typed}
            />
          ) : (
            <p role="status">
              {translate({
                message:
                  'The access token of your sign-in is ready. It is in the memory of this tab only.',
              })}
            </p>
          )}
          <Recipients
            recipients={[
              {
                host: hostOf(refresh, {}),
                purpose: purposes.refresh(),
                fields: refresh.fields,
              },
              {
                host: hostOf(lookup, {}),
                purpose: purposes.albums(),
                fields: [
                  {name: 'access_token', from: 'accessToken'},
                  ...lookup.fields,
                ],
              },
            ]}
          />
          <div className={styles.actions}>
            <button
              className={buttonClass('primary')}
              disabled={!isReady || isBusy}
              type="submit"
            >
              {translate({message: 'List the albums'})}
            </button>
          </div>
        </form>
      ) : (
        <>
          <p role="status">
            {translate(
              {message: 'Albums found: {count}'},
              {count: albums.length},
            )}
          </p>
          <PasteInto fields={tool.outputs[0]?.fields ?? []} />
          <Albums albums={albums} idLabel={tool.outputs[0]?.label ?? ''} />
          <div className={styles.actions}>
            {next === undefined ? null : (
              <button
                className={buttonClass('primary')}
                disabled={isBusy}
                onClick={() => {
                  void list(next);
                }}
                type="button"
              >
                {translate({message: 'Show more albums'})}
              </button>
            )}
            <ClearButton onClear={clear} />
          </div>
        </>
      )}
      {failure === undefined ? null : <Problem failure={failure} />}
      <RequestLog entries={calls.requestLog} />
    </div>
  );
}
