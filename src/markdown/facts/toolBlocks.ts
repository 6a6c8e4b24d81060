import * as z from 'zod';
import type {OauthFlow} from '../../data/oauthProviders/schema';
import type {Release} from '../../data/releases/schema';
import {toolView} from '../../components/oauth-tools/toolView';
import {serverCheckTexts} from '../../components/server-check/checks/serverCheckTexts';
import {block, noAttributes, pick} from './block';
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
    tool: toolView(
      provider,
      flow,
      facts.drivers,
      facts.driverPages,
      facts.oauthProviders.providers,
    ),
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

export const toolBlocks = {
  TokenRequest: block({
    attributes: oneFlow,
    module: '@site/src/components/oauth-tools/TokenRequest',
    props: (facts, {flow}) => flowProps(facts, flow, ['authorizationCode']),
  }),
  TokenCallback: block({
    attributes: z.strictObject({
      flow: z.string().min(1),
      lookup: z.string().optional(),
      next: z.string().optional(),
    }),
    module: '@site/src/components/oauth-tools/TokenCallback',
    props: (facts, {flow, lookup, next}) => ({
      ...flowProps(facts, flow, ['authorizationCode']),
      ...(lookup === undefined
        ? {}
        : {site: flowProps(facts, lookup, ['lookup']).tool}),
      ...(next === undefined ? {} : {next}),
    }),
  }),
  TokenQr: block({
    attributes: oneFlow,
    module: '@site/src/components/oauth-tools/TokenQr',
    props: (facts, {flow}) => flowProps(facts, flow, ['deviceCode', 'qrLogin']),
  }),
  TokenLogin: block({
    attributes: oneFlow,
    module: '@site/src/components/oauth-tools/TokenLogin',
    props: (facts, {flow}) => flowProps(facts, flow, ['smsLogin']),
  }),
  AlbumList: block({
    attributes: oneFlow,
    module: '@site/src/components/oauth-tools/AlbumList',
    props: (facts, {flow}) => flowProps(facts, flow, ['lookup']),
  }),
  WebdavRoot: block({
    attributes: oneFlow,
    module: '@site/src/components/oauth-tools/WebdavRoot',
    props: (facts, {flow}) => {
      const {flow: found} = pickFlow(facts, flow);
      const {tool} = flowProps(facts, flow, ['calculator']);
      return found.kind === 'calculator'
        ? {tool, hostPattern: found.hostPattern, examples: found.examples}
        : {tool};
    },
  }),
  ServerCheck: block({
    attributes: noAttributes,
    module: '@site/src/components/server-check/ServerCheck',
    props: ({releases}) => ({
      releases: releaseFacts(releases),
      texts: serverCheckTexts,
    }),
  }),
  WebdavAddress: block({
    attributes: noAttributes,
    module: '@site/src/components/webdav-address/WebdavAddress',
    props: () => ({}),
  }),
};
