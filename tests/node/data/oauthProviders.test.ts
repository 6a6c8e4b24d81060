import records from '../../../src/data/oauthProviders/records.json';
import {
  oauthProvider,
  oauthProvidersSchema,
} from '../../../src/data/oauthProviders/schema';
import {parseOrThrow} from '../../../src/lib/describeIssues';
import {readFacts} from '../../../src/markdown/facts/readFacts';
import {projectRoot} from '../../support/pages';

const {providers} = parseOrThrow(
  oauthProvidersSchema,
  records,
  'oauthProviders/records.json',
);
const flows = providers.flatMap((provider) => provider.flows);

const optionsOf = new Map(
  readFacts(projectRoot).drivers.map(({name, options}) => [
    name,
    options.map(({key}) => key),
  ]),
);

describe('the services', () => {
  it('are listed once each', () => {
    const keys = providers.map(({provider}) => provider);
    expect(keys.length).toBeGreaterThanOrEqual(9);
    expect([...keys].sort()).toEqual(
      [...oauthProvider.shape.provider.options].sort(),
    );
  });

  it('number their flows so that none is meant twice', () => {
    for (const {provider, flows: own} of providers) {
      const ids = own.map(({id}) => id);
      expect([provider, new Set(ids).size]).toEqual([provider, ids.length]);
    }
  });
});

test('what a flow yields fits an option of the driver it is for', () => {
  const pairs = flows.flatMap(({drivers, outputs}) =>
    drivers.flatMap((driver) =>
      outputs.flatMap(({option}) =>
        option === undefined ? [] : [{driver, option}],
      ),
    ),
  );
  expect(pairs.length).toBeGreaterThan(20);
  for (const {driver, option} of pairs) {
    expect([driver, optionsOf.get(driver)]).toEqual([
      driver,
      expect.arrayContaining([option]),
    ]);
  }
});

describe('a login by redirect', () => {
  const redirects = flows.filter((flow) => flow.kind === 'authorizationCode');

  it('always carries a state', () => {
    expect(redirects.length).toBeGreaterThan(7);
    for (const {authorize} of redirects) {
      expect(authorize.parameters).toContainEqual({
        name: 'state',
        from: 'state',
      });
    }
  });

  it('sends challenge and verifier wherever the page itself makes the exchange', () => {
    const inPage = redirects.filter(
      ({tokenEndpoint, pkce}) =>
        tokenEndpoint === 'browser' && pkce !== undefined,
    );
    expect(inPage.length).toBeGreaterThan(2);
    for (const {authorize, exchange} of inPage) {
      expect(authorize.parameters).toContainEqual({
        name: 'code_challenge',
        from: 'codeChallenge',
      });
      expect(exchange.parameters).toContainEqual(
        expect.objectContaining({name: 'code_verifier', from: 'codeVerifier'}),
      );
    }
  });
});

test('the records hold no client ID and no secret', () => {
  const literals = flows.flatMap((flow) => {
    const requests =
      flow.kind === 'authorizationCode'
        ? [flow.authorize, flow.exchange, flow.refresh]
        : flow.kind === 'calculator'
          ? []
          : flow.requests;
    return requests.flatMap(({parameters}) =>
      parameters.flatMap((parameter) =>
        'literal' in parameter ? [parameter] : [],
      ),
    );
  });
  expect(literals.length).toBeGreaterThan(20);
  for (const {name, literal} of literals) {
    expect(name).not.toMatch(/client|secret|^app_id$/i);
    expect(literal.length).toBeLessThan(20);
  }
});
