import type {Driver} from '../../data/drivers/schema';
import type {Localized} from '../../data/localized';
import type {
  OauthFlow,
  OauthProvider,
  OauthZone,
} from '../../data/oauthProviders/schema';
import type {AuthorizePlan} from './authorizeAddress';
import type {ValueName} from '../../data/oauthProviders/values';
import {providerPlan, servicePlan, type CallPlan} from '../../lib/tokenCalls';
import type {StatusValue} from './qrLogin';
import texts from './textRecords.json';

export interface ToolInput {
  name: ValueName;
  kind: OauthFlow['inputs'][number]['kind'];
  label: Localized;
  required: boolean;
}

/** A field in AList's form for a storage. */
export interface FormField {
  driver: string;
  option: string;
  label: Localized;
  /** Path of the driver's page, if there is one. */
  page?: string;
}

/** A value that the user gets, and the fields to paste it into. */
export interface ToolOutput {
  name: ValueName;
  label: Localized;
  fields: FormField[];
}

export type CallRole =
  'start' | 'status' | 'exchange' | 'lookup' | 'check' | 'refresh' | 'clients';

/** What a page of the OAuth tools needs of one flow; the build writes it into the page. */
export interface ToolView {
  provider: string;
  /** What a rule says to readers; `{name}` stands for a value. */
  texts: typeof texts;
  service: Localized;
  title: Localized;
  inputs: ToolInput[];
  outputs: ToolOutput[];
  /** Joined with the separator that the provider expects. */
  scope: string;
  calls: Partial<Record<CallRole, CallPlan>>;
  /** The exchange of a code at the provider itself, where `calls` leads through the token service. */
  directExchange?: CallPlan;
  zones?: OauthZone[];
  pages?: {request: string; callback: string};
  authorize?: AuthorizePlan;
  pkce?: {challenge: 'base64url' | 'base64'};
  tokenLife?: Localized;
  /** Where the driver renews a token of the service's app, and the form fields for that address. */
  renewal?: {path: string; fields: FormField[]};
  qr?: {text: string; status: string; values: StatusValue[]};
}

const outputLabels: Readonly<Partial<Record<ValueName, Localized>>> = {
  accessToken: {en: 'Access token', zh: '访问令牌'},
  refreshToken: {en: 'Refresh token', zh: '刷新令牌'},
};

function fieldsOf(
  option: string | undefined,
  drivers: readonly Driver[],
  pages: ReadonlySet<string>,
): FormField[] {
  return drivers.flatMap((driver) => {
    const field = driver.options.find(({key}) => key === option);
    return field === undefined
      ? []
      : [
          {
            driver: driver.name,
            option: field.key,
            label: field.label,
            ...(pages.has(driver.page) && {
              page: `/guide/drivers/${driver.page}`,
            }),
          },
        ];
  });
}

/** Whether the token service makes the requests of a flow, because the provider does not allow pages to. */
function usesService(flow: OauthFlow): boolean {
  return flow.kind === 'authorizationCode'
    ? flow.tokenEndpoint === 'tokenService'
    : flow.kind !== 'lookup' && flow.kind !== 'calculator';
}

function requestsOf(flow: OauthFlow) {
  if (flow.kind === 'authorizationCode') {
    return [flow.exchange, ...(flow.check === undefined ? [] : [flow.check])];
  }
  return flow.kind === 'calculator' ? [] : flow.requests;
}

const roles = ['start', 'status', 'exchange', 'lookup', 'check'] as const;

/** The requests of a flow, by role. */
export function callsOf(flow: OauthFlow): ToolView['calls'] {
  const own = requestsOf(flow);
  const route = (role: CallRole) =>
    flow.serviceRoutes.find((candidate) => candidate.role === role);
  const clients = route('clients');
  const wanted: readonly ((typeof roles)[number] | 'refresh')[] =
    flow.kind === 'lookup' ? [...roles, 'refresh'] : roles;
  const entries = wanted.flatMap((role) => {
    const serviceRoute = usesService(flow) ? route(role) : undefined;
    const request = own.find((candidate) => candidate.role === role);
    if (serviceRoute !== undefined) {
      return [[role, servicePlan(serviceRoute)] as const];
    }
    return request === undefined || request.encoding === 'encrypted'
      ? []
      : [[role, providerPlan(request)] as const];
  });
  return {
    ...Object.fromEntries(entries),
    ...(clients && {clients: servicePlan(clients)}),
  };
}

function scopeOf(flow: OauthFlow): string {
  switch (flow.kind) {
    case 'authorizationCode':
      return flow.scopes.join(flow.scopeSeparator ?? ' ');
    case 'qrLogin':
      return (flow.scopes ?? []).join(' ');
    default:
      return '';
  }
}

function redirectParts(flow: OauthFlow): Partial<ToolView> {
  if (flow.kind !== 'authorizationCode') {
    return {};
  }
  const {pages, authorize, pkce} = flow;
  return {
    ...(pages?.request !== undefined && {
      pages: {request: pages.request, callback: pages.callback},
    }),
    authorize,
    ...(pkce && {pkce}),
  };
}

function qrParts(flow: OauthFlow): Partial<ToolView> {
  return flow.kind === 'deviceCode' || flow.kind === 'qrLogin'
    ? {
        qr: {...flow.qr, values: flow.statusValues},
        ...(flow.kind === 'deviceCode' && {pkce: flow.pkce}),
      }
    : {};
}

/** The exchange that readers can do in a terminal, where the provider does not answer to pages. */
function directExchange(flow: OauthFlow): Pick<ToolView, 'directExchange'> {
  return flow.kind === 'authorizationCode' &&
    usesService(flow) &&
    flow.exchange.encoding !== 'encrypted'
    ? {directExchange: providerPlan(flow.exchange)}
    : {};
}

/** @param driverPages names of the existing pages under `/guide/drivers/` */
export function toolView(
  {provider, name, zones}: OauthProvider,
  flow: OauthFlow,
  drivers: readonly Driver[],
  driverPages: ReadonlySet<string>,
): ToolView {
  const {tokenLife, renewal} = flow;
  const calls = callsOf(flow);
  const own = drivers.filter((driver) => flow.drivers.includes(driver.name));
  return {
    provider,
    texts,
    service: name,
    title: flow.title,
    inputs: flow.inputs,
    outputs: flow.outputs.map((output) => {
      const fields = fieldsOf(output.option, own, driverPages);
      const label = outputLabels[output.name] ?? fields[0]?.label;
      return {
        name: output.name,
        label: label ?? {en: output.name, zh: output.name},
        fields,
      };
    }),
    scope: scopeOf(flow),
    calls,
    ...directExchange(flow),
    ...(zones && {zones}),
    ...redirectParts(flow),
    ...qrParts(flow),
    ...(tokenLife && {tokenLife}),
    ...(renewal && {
      renewal: {
        path: renewal.path,
        fields: fieldsOf(renewal.option, own, driverPages),
      },
    }),
  };
}
