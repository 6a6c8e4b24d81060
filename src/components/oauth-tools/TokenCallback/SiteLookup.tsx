import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type {Values} from '../../../data/oauthProviders/values';
import {useRequest} from '../useRequest';
import {
  sharepointAddress,
  SHAREPOINT_HOST,
  type SharepointRefusal,
} from '../sharepoint';
import {basesOf} from '../toolBases';
import type {DoneProps} from './Exchange';
import {Button} from '../../ui/Button';
import {Problem} from '../Problem';
import {Recipients} from '../Recipients';
import {PasteInto} from '../Results';
import {SecretValue} from '../SecretValue';
import {submitting} from '../submitting';
import {ToolFields} from '../ToolFields';
import form from '../../ui/form.module.css';
import styles from '../styles.module.css';

/** Finds the ID of a SharePoint site with the new access token. */
export function SiteLookup({tool, done, calls}: DoneProps): ReactNode {
  const [typed, setTyped] = useState<Values>({});
  const [refusal, setRefusal] = useState<SharepointRefusal>();
  const [siteId, setSiteId] = useState<string>();
  const {failure, request, reset} = useRequest(calls);
  const plan = tool.calls.lookup;
  const {accessToken} = done.values;
  if (plan === undefined || accessToken === undefined) {
    return null;
  }
  const bases = basesOf(tool.zones, done.zone, undefined);
  const find = async () => {
    const address = sharepointAddress(typed.siteUrl ?? '', SHAREPOINT_HOST);
    reset();
    setSiteId(undefined);
    if (address.kind === 'refused') {
      setRefusal(address.reason);
      return;
    }
    setRefusal(undefined);
    const result = await request({
      plan,
      values: {accessToken},
      bases: {
        ...bases,
        host: address.host,
        path: address.folders
          .map((folder) => encodeURIComponent(decodeURIComponent(folder)))
          .join('/'),
      },
      wanted: ['siteId'],
    });
    setSiteId(result?.values.siteId);
  };
  return (
    <details className={form.details}>
      <summary>
        {translate({message: 'Find the ID of a SharePoint site'})}
      </summary>
      <form className={form.form} noValidate onSubmit={submitting(find)}>
        <ToolFields
          hint={translate({
            message:
              'Such as https://contoso.sharepoint.com/sites/team. The app needs the permission Sites.Read.All.',
          })}
          inputs={tool.inputs.filter(({name}) => name === 'siteUrl')}
          onChange={setTyped}
          problem={refusal && tool.texts.sharepoint[refusal]}
          typed={typed}
        />
        <Recipients
          bases={bases}
          calls={[
            [
              {
                ...plan,
                fields: [
                  {name: 'site_url', from: 'siteUrl'},
                  {name: 'access_token', from: 'accessToken'},
                ],
              },
              tool.texts.purposes.site,
            ],
          ]}
        />
        <div className={form.actions}>
          <Button type="submit">
            {translate({message: 'Find the site ID'})}
          </Button>
        </div>
      </form>
      {failure === undefined ? null : <Problem failure={failure} tool={tool} />}
      {siteId === undefined ? null : (
        <div className={styles.output}>
          <SecretValue
            isSecret={false}
            label={tool.outputs[0]?.label ?? ''}
            value={siteId}
          />
          <PasteInto fields={tool.outputs[0]?.fields ?? []} />
        </div>
      )}
    </details>
  );
}
