interface ValueRecord {
  /** Blanked in the log of requests, masked on the page, prompted for in a terminal, and never in an address. */
  isSecret: boolean;
  /** Its names in requests of pages to the token service; others go from the page or the service to a provider only, as the flow says. */
  sentAs?: readonly string[];
  /** Pages may leave it out: the service then uses its own. */
  isOptional?: true;
  /** The only value that pages send. */
  literal?: string;
  /** The last keys of its paths in answers. */
  readFrom?: readonly string[];
}

/** Every value that a sign-in enters, sends or receives. */
export const signInValues = {
  accessToken: {
    isSecret: true,
    sentAs: ['access_token'],
    readFrom: ['access_token'],
  },
  accountEmail: {isSecret: true, readFrom: ['email', 'emailAddress']},
  accountName: {isSecret: true, readFrom: ['displayName', 'display_name']},
  albumId: {isSecret: false},
  ck: {isSecret: true, sentAs: ['ck'], readFrom: ['ck']},
  clientId: {
    isSecret: false,
    sentAs: ['client_id', 'app_id'],
    isOptional: true,
  },
  clientSecret: {isSecret: true, sentAs: ['client_secret'], isOptional: true},
  code: {isSecret: true, sentAs: ['code'], readFrom: ['authCode']},
  codeChallenge: {
    isSecret: false,
    sentAs: ['code_challenge'],
    isOptional: true,
  },
  codeVerifier: {
    isSecret: true,
    sentAs: ['code_verifier'],
    readFrom: ['code_verifier'],
  },
  expiresIn: {isSecret: false, readFrom: ['expires_in']},
  grantType: {
    isSecret: false,
    sentAs: ['grant_type'],
    literal: 'authorization_code',
  },
  now: {isSecret: false},
  pageToken: {isSecret: true},
  pageUrl: {isSecret: false},
  password: {isSecret: true, sentAs: ['password']},
  phone: {isSecret: true, sentAs: ['phone']},
  quotaTotal: {isSecret: true, readFrom: ['limit', 'total']},
  quotaUsed: {isSecret: true, readFrom: ['usage', 'used']},
  redirectUri: {isSecret: false, sentAs: ['redirect_uri']},
  refreshToken: {isSecret: true, readFrom: ['refresh_token']},
  scope: {isSecret: false},
  scopeList: {isSecret: false},
  sid: {isSecret: true, sentAs: ['sid'], readFrom: ['sid']},
  sign: {isSecret: true, sentAs: ['sign'], readFrom: ['sign']},
  siteId: {isSecret: false, readFrom: ['id']},
  siteUrl: {isSecret: false, sentAs: ['site_url']},
  smsCode: {isSecret: true, sentAs: ['verify_code']},
  /** Random, so that a callback shows whose it is; the address of a sign-in has it. */
  state: {isSecret: false},
  t: {isSecret: true, sentAs: ['t'], readFrom: ['t']},
  time: {isSecret: false, sentAs: ['time'], readFrom: ['time']},
  uid: {isSecret: true, sentAs: ['uid'], readFrom: ['uid']},
  webdavAddress: {isSecret: false},
  zone: {isSecret: false, sentAs: ['zone']},
} as const satisfies Record<string, ValueRecord>;

/** The fields that a reader enters a value in; `ToolFields.tsx` draws them. */
export const inputKinds = [
  'text',
  'secret',
  'phone',
  'code',
  'address',
] as const;

export type ValueName = keyof typeof signInValues;

export type Values = Partial<Record<ValueName, string | undefined>>;

type NamesIn<Name extends ValueName> = (typeof signInValues)[Name] extends {
  sentAs: readonly (infer Sent)[];
}
  ? Sent
  : never;

/** A field of the token service. */
export type ServiceField = {[Name in ValueName]: NamesIn<Name>}[ValueName];

export const valueNames = Object.keys(signInValues) as [
  ValueName,
  ...ValueName[],
];

export const valueRecords: readonly (readonly [ValueName, ValueRecord])[] =
  valueNames.map((name) => [name, signInValues[name]]);

export const isSecret = (name: ValueName): boolean =>
  signInValues[name].isSecret;

/** Whether it identifies an app, so that a reader enters it only for their own. */
export const isOfApp = (name: ValueName): boolean =>
  name === 'clientId' || name === 'clientSecret';
