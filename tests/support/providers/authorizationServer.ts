import {createHash} from 'node:crypto';
import {clientsOf, isRegisteredRedirect} from './clients';
import type {Client, ProviderName} from './clients';
import type {Call, Endpoint, Reply} from './network';
import type {World} from './world';

const TOKEN_LIFETIME_SECONDS = 7200;

/** How one provider differs from the others. */
export interface Traits {
  provider: ProviderName;
  /** Host and path. */
  authorize: readonly string[];
  token: readonly string[];
  /** A second address of the token endpoint, for refreshing only. */
  refresh?: string;
  /** How the token endpoint is asked. */
  encoding: 'form' | 'json' | 'query';
  method: 'GET' | 'POST';
  pkce: boolean;
  /** The client proves itself with its secret, even with PKCE. */
  secretToo: boolean;
  /** The exchange repeats the redirect address. */
  redirectAtExchange: boolean;
  /** What refreshing does with the refresh token: a new one each time and the old one ends, the same one, or none in the answer. */
  refreshToken: 'rotates' | 'stays' | 'omitted';
  errors: 'standard' | 'microsoft' | 'aliyun' | '115' | '123';
  /** Tokens stand in `data`, and every answer says in `state` whether it is one. */
  envelope?: boolean;
  scope: string;
  cors: boolean;
}

interface Grant {
  client: Client;
  redirectUri: string;
  scope: string;
  challenge: string | undefined;
}

class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${body}</html>`;

const s256 = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url');

function hostAndPath(place: string): {host: string; path: RegExp} {
  const [, host = '', path = ''] = /^([^/]+)(\/.*)$/.exec(place) ?? [];
  return {
    host,
    path: new RegExp(`^${path.replaceAll('.', '\\.')}$`),
  };
}

/** A provider's authorization server, as RFC 6749 and RFC 7636 describe one. */
export class AuthorizationServer {
  readonly endpoints: Endpoint[];

  #traits: Traits;
  #world: World;
  #codes = new Map<string, Grant>();
  #refreshTokens = new Map<string, Grant>();
  /** When each ends. */
  #accessTokens = new Map<string, number>();

  constructor(traits: Traits, world: World) {
    this.#traits = traits;
    this.#world = world;
    this.endpoints = [
      ...traits.authorize.map(hostAndPath).flatMap((place): Endpoint[] => [
        {...place, method: 'GET', answer: (call) => this.#ask(call)},
        {...place, method: 'POST', answer: (call) => this.#decide(call)},
      ]),
      ...traits.token.map((place): Endpoint => ({
        ...hostAndPath(place),
        method: traits.method,
        cors: traits.cors,
        answer: (call) => this.#token(call),
      })),
      ...(traits.refresh === undefined
        ? []
        : [
            {
              ...hostAndPath(traits.refresh),
              method: traits.method,
              answer: (call: Call) => this.#token(call, 'refresh_token'),
            },
          ]),
    ];
  }

  /** Whether a bearer token opens anything now. */
  isValid(accessToken: string): boolean {
    return (this.#accessTokens.get(accessToken) ?? 0) > this.#world.now();
  }

  /** A code as if somebody had agreed, for flows that ask in an app. */
  createCode(client: Client, redirectUri = ''): string {
    return this.#createCode({
      client,
      redirectUri,
      scope: this.#traits.scope,
      challenge: undefined,
    });
  }

  /** Tokens as if somebody had agreed. */
  createTokens(client: Client): Record<string, unknown> {
    return this.#issue({
      client,
      redirectUri: '',
      scope: this.#traits.scope,
      challenge: undefined,
    });
  }

  findClient(id: string): Client | undefined {
    return Object.values<Client>(clientsOf(this.#traits.provider)).find(
      (client) => client.id === id,
    );
  }

  /** The consent page, or a page that says why there is none. */
  #ask(call: Call): Reply {
    const problem = this.#problemForThePerson(call.query);
    if (problem !== undefined) {
      return {status: 400, html: page('Error', `<p>${escapeHtml(problem)}`)};
    }
    const failure = this.#problemForTheClient(call.query);
    if (failure !== undefined) {
      return this.#redirect(call.query, failure);
    }
    const hidden = [...call.query]
      .map(
        ([name, value]) =>
          `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
      )
      .join('');
    return {
      html: page(
        `${this.#traits.provider} asks for your consent`,
        `<form method="post" action="?">${hidden}<button name="decision" value="allow">Allow</button> <button name="decision" value="refuse">Refuse</button></form>`,
      ),
    };
  }

  #decide(call: Call): Reply {
    const parameters = new URLSearchParams(call.text);
    const decision = parameters.get('decision');
    parameters.delete('decision');
    const problem = this.#problemForThePerson(parameters);
    if (problem !== undefined) {
      return {status: 400, html: page('Error', `<p>${escapeHtml(problem)}`)};
    }
    if (decision !== 'allow') {
      return this.#redirect(parameters, {
        error: 'access_denied',
        error_description: 'The user refused the request',
      });
    }
    const code = this.#createCode({
      client: this.findClient(parameters.get('client_id') ?? '') ?? {id: ''},
      redirectUri: this.#redirectUriOf(parameters),
      scope: parameters.get('scope') ?? this.#traits.scope,
      challenge: parameters.get('code_challenge') ?? undefined,
    });
    return this.#redirect(parameters, {code});
  }

  /** RFC 6749, 4.1.2.1: with a wrong client or redirect address nobody is sent anywhere. */
  #problemForThePerson(parameters: URLSearchParams): string | undefined {
    if (this.findClient(parameters.get('client_id') ?? '') === undefined) {
      return 'invalid_client: this client_id is not registered';
    }
    if (
      !isRegisteredRedirect(
        this.#traits.provider,
        this.#redirectUriOf(parameters),
      )
    ) {
      return 'redirect_uri_mismatch: this redirect_uri is not registered';
    }
    return undefined;
  }

  #problemForTheClient(
    parameters: URLSearchParams,
  ): Record<string, string> | undefined {
    if (
      parameters.has('response_type') &&
      parameters.get('response_type') !== 'code'
    ) {
      return {error: 'unsupported_response_type'};
    }
    const challenge = parameters.get('code_challenge');
    const method = parameters.get('code_challenge_method');
    if (
      challenge !== null &&
      (method !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    ) {
      return {
        error: 'invalid_request',
        error_description: 'code_challenge must be S256',
      };
    }
    const client = this.findClient(parameters.get('client_id') ?? '');
    if (client?.secret === undefined && challenge === null) {
      return {
        error: 'invalid_request',
        error_description: 'code_challenge is required for this client',
      };
    }
    return undefined;
  }

  /** A provider with one registered address does not need it repeated. */
  #redirectUriOf(parameters: URLSearchParams): string {
    return (
      parameters.get('redirect_uri') ??
      (this.#traits.provider === 'yandex'
        ? 'https://docs.example/tool/yandex/callback'
        : '')
    );
  }

  #redirect(
    parameters: URLSearchParams,
    values: Readonly<Record<string, string>>,
  ): Reply {
    const url = new URL(this.#redirectUriOf(parameters));
    Object.entries(values).forEach(([name, value]) =>
      url.searchParams.set(name, value),
    );
    const state = parameters.get('state');
    if (state !== null) {
      url.searchParams.set('state', state);
    }
    return {status: 302, headers: {Location: url.href}};
  }

  #createCode(grant: Grant): string {
    const code = this.#world.secret('code');
    this.#codes.set(code, grant);
    return code;
  }

  #token(call: Call, grantType?: string): Reply {
    const {encoding} = this.#traits;
    const fields =
      encoding === 'query' ? Object.fromEntries(call.query) : call.fields;
    const type = call.headers['content-type'] ?? '';
    try {
      if (
        (encoding === 'form' && !type.includes('x-www-form-urlencoded')) ||
        (encoding === 'json' && !type.includes('json'))
      ) {
        throw new Refusal('invalid_request', `Not sent as ${encoding}`);
      }
      const read = (name: string) => {
        const value = fields[name];
        return typeof value === 'string' && value !== '' ? value : undefined;
      };
      const kind = grantType ?? read('grant_type');
      const tokens =
        kind === 'authorization_code'
          ? this.#exchange(read)
          : kind === 'refresh_token'
            ? this.#refresh(read, grantType !== undefined)
            : undefined;
      if (tokens === undefined) {
        throw new Refusal('unsupported_grant_type', 'Not a known grant_type');
      }
      return this.#wrap(tokens);
    } catch (error) {
      if (error instanceof Refusal) {
        return this.#refuse(error);
      }
      throw error;
    }
  }

  #authenticate(
    read: (name: string) => string | undefined,
    verified: boolean,
  ): Client {
    const client = this.findClient(read('client_id') ?? '');
    if (client === undefined) {
      throw new Refusal('invalid_client', 'The client is not known', 401);
    }
    const secret = read('client_secret');
    const secretIsNeeded =
      client.secret !== undefined && (this.#traits.secretToo || !verified);
    if (secret === undefined ? secretIsNeeded : secret !== client.secret) {
      throw new Refusal('invalid_client', 'The client secret is wrong', 401);
    }
    return client;
  }

  #exchange(read: (name: string) => string | undefined) {
    const verifier = read('code_verifier');
    const code = read('code');
    if (code === undefined) {
      throw new Refusal('invalid_request', 'code is missing');
    }
    const client = this.#authenticate(read, verifier !== undefined);
    const grant = this.#codes.get(code);
    if (grant?.client.id !== client.id) {
      throw new Refusal(
        'invalid_grant',
        'The code is wrong or was used before',
      );
    }
    if (
      this.#traits.redirectAtExchange &&
      read('redirect_uri') !== grant.redirectUri
    ) {
      throw new Refusal('invalid_grant', 'redirect_uri is not the same');
    }
    if (this.#traits.pkce) {
      if ((grant.challenge === undefined) !== (verifier === undefined)) {
        throw new Refusal('invalid_grant', 'code_verifier is not expected so');
      }
      if (
        verifier !== undefined &&
        (!/^[\w.~-]{43,128}$/.test(verifier) ||
          s256(verifier) !== grant.challenge)
      ) {
        throw new Refusal('invalid_grant', 'code_verifier does not fit');
      }
    }
    this.#codes.delete(code);
    return this.#issue(grant);
  }

  #refresh(read: (name: string) => string | undefined, withoutClient: boolean) {
    const token = read('refresh_token');
    if (token === undefined) {
      throw new Refusal('invalid_request', 'refresh_token is missing');
    }
    const grant = this.#refreshTokens.get(token);
    if (grant === undefined) {
      throw new Refusal('invalid_grant', 'The refresh token is not valid');
    }
    if (
      !withoutClient &&
      this.#authenticate(read, grant.challenge !== undefined).id !==
        grant.client.id
    ) {
      throw new Refusal('invalid_grant', 'The refresh token is of another');
    }
    if (this.#traits.refreshToken === 'rotates') {
      this.#refreshTokens.delete(token);
      return this.#issue(grant);
    }
    const {refresh_token, ...tokens} = this.#issue(grant, token);
    return this.#traits.refreshToken === 'omitted'
      ? tokens
      : {...tokens, refresh_token};
  }

  #issue(grant: Grant, keep?: string): Record<string, unknown> {
    const accessToken = this.#world.secret('access-token');
    const refreshToken = keep ?? this.#world.secret('refresh-token');
    const lifetime = TOKEN_LIFETIME_SECONDS * 1000;
    this.#accessTokens.set(accessToken, this.#world.now() + lifetime);
    this.#refreshTokens.set(refreshToken, grant);
    return {
      token_type: 'bearer',
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: TOKEN_LIFETIME_SECONDS,
      scope: grant.scope,
    };
  }

  #wrap(tokens: Record<string, unknown>): Reply {
    if (this.#traits.envelope !== true) {
      return {json: tokens};
    }
    const {access_token, refresh_token, expires_in} = tokens;
    return {
      json: {
        state: 1,
        code: 0,
        message: '',
        data: {access_token, refresh_token, expires_in},
        error: '',
        errno: 0,
      },
    };
  }

  #refuse({code, message, status}: Refusal): Reply {
    switch (this.#traits.errors) {
      case 'standard':
        return {status, json: {error: code, error_description: message}};
      case 'microsoft':
        return {
          status,
          json: {
            error: code,
            error_description: `AADSTS70000: ${message}.`,
            error_codes: [70000],
            trace_id: '00000000-0000-0000-0000-000000000000',
          },
        };
      case 'aliyun':
        return {status, json: {code, message}};
      case '115':
        // It answers with status 200, and a list where there is nothing.
        return {
          json: {
            state: 0,
            code: 40140116,
            message,
            data: [],
            error: message,
            errno: 40140116,
          },
        };
      case '123':
        return {json: {code: 401, message, data: null}};
    }
  }
}
