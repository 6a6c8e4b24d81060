import * as z from 'zod';
import type {OauthFlow} from '../../data/oauthProviders/schema';
import type {Release} from '../../data/releases/schema';
import {toolView} from '../../components/oauth-tools/toolView';
import {serverCheckTexts} from '../../components/server-check/checks/serverCheckTexts';
import {block, pick} from './block';
import type {Facts} from './readFacts';

/** Finds a flow of a provider by a name such as `onedrive/files`. */
function pickFlow({oauthProviders}: Facts, wanted: string) {
  const flows = oauthProviders.providers.flatMap((provider) =>
    provider.flows.map((flow) => ({
      name: `${provider.provider}/${flow.id}`,
      provider,
      flow,
    })),
  );
  return pick(flows, ({name}) => name, wanted);
}

/** The props of an OAuth tool: one flow, which must be of a kind that the block supports. */
function flowProps(
  facts: Facts,
  wanted: string,
  kinds: readonly OauthFlow['kind'][],
) {
  const {provider, flow} = pickFlow(facts, wanted);
  if (!kinds.includes(flow.kind)) {
    throw new Error(
      `found flow="${wanted}", which is of the kind ${flow.kind}, expected one of the kind ${kinds.join(' or ')}`,
    );
  }
  return {
    tool: toolView(provider, flow, facts.drivers, facts.driverPages),
  };
}

/** Of each release what concerns security or needs the reader to act. */
function releaseFacts(releases: readonly Release[]) {
  return releases.map(({version, changes}) => ({
    version,
    changes: changes
      .filter(
        ({area, breaking}) => area === 'security' || breaking !== undefined,
      )
      .map(({area, kind, text, breaking, since}) => ({
        text,
        ...(since === undefined ? {} : {since}),
        ...(breaking === undefined ? {} : {action: breaking.action}),
        isSecurity: area === 'security' && kind === 'fixed',
      })),
  }));
}

const oneFlow = z.strictObject({flow: z.string().min(1)});

const flowBlock = (component: string, ...kinds: OauthFlow['kind'][]) =>
  block(component, (facts, {flow}) => flowProps(facts, flow, kinds), oneFlow);

export const toolBlocks = {
  TokenRequest: flowBlock('oauth-tools/TokenRequest', 'authorizationCode'),
  TokenCallback: block(
    'oauth-tools/TokenCallback',
    (facts, {flow, lookup, next}) => ({
      ...flowProps(facts, flow, ['authorizationCode']),
      site:
        lookup === undefined
          ? undefined
          : flowProps(facts, lookup, ['lookup']).tool,
      next,
    }),
    oneFlow.extend({
      lookup: z.string().optional(),
      next: z.string().optional(),
    }),
  ),
  TokenQr: flowBlock('oauth-tools/TokenQr', 'deviceCode', 'qrLogin'),
  TokenLogin: flowBlock('oauth-tools/TokenLogin', 'smsLogin'),
  AlbumList: flowBlock('oauth-tools/AlbumList', 'lookup'),
  WebdavRoot: block(
    'oauth-tools/WebdavRoot',
    (facts, {flow}) => {
      const {flow: found} = pickFlow(facts, flow);
      const {tool} = flowProps(facts, flow, ['calculator']);
      return found.kind === 'calculator'
        ? {tool, hostPattern: found.hostPattern, examples: found.examples}
        : {tool};
    },
    oneFlow,
  ),
  ServerCheck: block('server-check/ServerCheck', ({releases}) => ({
    releases: releaseFacts(releases),
    texts: serverCheckTexts,
  })),
  WebdavAddress: block('webdav-address/WebdavAddress', () => ({})),
};
