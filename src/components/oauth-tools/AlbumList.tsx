import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {setNextPageToken, useNextPageToken} from './tokenMemory';
import {useCalls} from './useCalls';
import {useRequest} from './useRequest';
import {useClearOnPageHide} from '../../hooks/useClearOnPageHide';
import type {InLocale} from '../../lib/localize';
import {albumPage, type Album} from './albums';
import type {Values} from '../../data/oauthProviders/values';
import type {ToolView} from './toolView';
import {Button} from '../ui/Button';
import {DataTable} from '../ui/DataTable';
import {SecretValue} from './SecretValue';
import {RequestLog} from './RequestLog';
import {Problem} from './Problem';
import {Recipients} from './Recipients';
import {PasteInto} from './Results';
import {submitting} from './submitting';
import {ToolFields} from './ToolFields';
import form from '../ui/form.module.css';
import {panelClass} from '../ui/Panel';

/** Lists the albums of Google Photos with their IDs. */
export function AlbumList({tool}: {tool: InLocale<ToolView>}): ReactNode {
  const calls = useCalls();
  const {isBusy, failure, request, reset} = useRequest(calls);
  const handedOver = useNextPageToken();
  const [typed, setTyped] = useState<Values>({});
  const [token, setToken] = useState<string>();
  const [albums, setAlbums] = useState<readonly Album[]>();
  const [next, setNext] = useState<string>();
  const {refresh, lookup} = tool.calls;
  const clear = () => {
    calls.cancel();
    reset();
    setNextPageToken(undefined);
    setTyped({});
    setToken(undefined);
    setAlbums(undefined);
    setNext(undefined);
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
    const result = await request({
      plan: refresh,
      values: typed,
      bases: {},
      wanted: ['accessToken'],
    });
    return result?.values.accessToken;
  };
  const list = async (pageToken?: string) => {
    const found = token ?? (await fetchToken());
    if (found === undefined) {
      return;
    }
    const result = await request({
      plan: lookup,
      values: {accessToken: found, pageToken},
      bases: {},
    });
    if (result === undefined) {
      setToken(undefined);
      return;
    }
    setToken(found);
    const page = albumPage(result.json);
    setAlbums([
      ...(pageToken === undefined ? [] : (albums ?? [])),
      ...page.albums,
    ]);
    setNext(page.next);
  };
  return (
    <div className={`${panelClass} needs-script wide`} data-copy="interactive">
      {albums === undefined ? (
        <form className={form.form} onSubmit={submitting(list)}>
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
            bases={{}}
            calls={[
              [refresh, tool.texts.purposes.refresh],
              [
                {
                  ...lookup,
                  fields: [
                    {name: 'access_token', from: 'accessToken'},
                    ...lookup.fields,
                  ],
                },
                tool.texts.purposes.albums,
              ],
            ]}
          />
          <div className={form.actions}>
            <Button disabled={!isReady || isBusy} isPrimary type="submit">
              {translate({message: 'List the albums'})}
            </Button>
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
          <DataTable
            columns={[
              {
                header: translate({message: 'Album'}),
                cell: ({title}) => title,
              },
              {
                header: translate({message: 'Items'}),
                cell: ({count}) => count ?? '',
              },
              {
                header: translate({message: 'ID'}),
                cell: ({id, title}) => (
                  <SecretValue
                    isSecret={false}
                    label={`${tool.outputs[0]?.label ?? ''}, ${title}`}
                    value={id}
                  />
                ),
              },
            ]}
            keyOf={({id}) => id}
            label={translate({message: 'Albums'})}
            rows={albums}
          />
          <div className={form.actions}>
            {next === undefined ? null : (
              <Button
                disabled={isBusy}
                isPrimary
                onClick={() => {
                  void list(next);
                }}
              >
                {translate({message: 'Show more albums'})}
              </Button>
            )}
            <Button onClick={clear}>
              {translate({message: 'Clear everything'})}
            </Button>
          </div>
        </>
      )}
      {failure === undefined ? null : <Problem failure={failure} tool={tool} />}
      <RequestLog entries={calls.requestLog} />
    </div>
  );
}
