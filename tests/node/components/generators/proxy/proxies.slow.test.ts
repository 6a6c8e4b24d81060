import {settle} from '../../../../../src/components/generators/options';
import {
  proxyNames,
  proxyOptions,
  type ProxyAnswers,
  type ProxyName,
} from '../../../../../src/components/generators/proxy/proxyOptions';
import {proxyOutputs} from '../../../../../src/components/generators/proxy/proxies';
import {composeMistakes} from '../../../../support/composeSchema';
import {traefikMistakes} from '../../../../support/traefik';
import {
  openWorkshop,
  realChecks,
  type Workshop,
} from '../../../../support/realServers';

const answersWith = (said: Partial<ProxyAnswers>): ProxyAnswers =>
  settle(proxyOptions, said).values;

const fileOf = (name: ProxyName, said: Partial<ProxyAnswers> = {}) =>
  proxyOutputs(name, answersWith(said)).file.text;

/** Every combination of what changes the form of a file. */
const combinations: Partial<ProxyAnswers>[] = ['yes', 'no'].flatMap((https) =>
  ['', '/alist', '/a.b/c-d'].flatMap((path) =>
    ['yes', 'no'].flatMap((webdav) =>
      ['0', '2048'].map((upload) => ({https, path, webdav, upload})),
    ),
  ),
);

describe('the real program', () => {
  let workshop: Workshop;
  beforeAll(() => {
    workshop = openWorkshop();
  }, 300_000);
  afterAll(() => {
    workshop.remove();
  });

  it.each(['nginx', 'caddy', 'apache', 'haproxy'] as const)(
    '%s accepts what a reader can make for it',
    (name) => {
      const {certificate, key, pem} = workshop;
      const refused = combinations.flatMap((said) => {
        const text = fileOf(name, {...said, certificate, key, pem});
        const complaint = realChecks[name](text, workshop);
        return complaint === '' ? [] : [{said, complaint}];
      });
      expect(refused).toEqual([]);
      expect(combinations.length).toBeGreaterThan(20);
    },
    300_000,
  );

  it.each(['nginx', 'caddy', 'apache', 'haproxy'] as const)(
    '%s is really asked: it refuses a word that it does not know',
    (name) => {
      const {certificate, key, pem} = workshop;
      const text = fileOf(name, {certificate, key, pem});
      const broken = text.replace(
        /^( *)(?:proxy_pass|reverse_proxy|ProxyPass|server alist)\b/m,
        '$1no_such_word',
      );
      expect(broken).not.toBe(text);
      expect(realChecks[name](broken, workshop)).toContain('no_such_word');
    },
    300_000,
  );
});

describe('a Compose file with Traefik', () => {
  it.each(combinations)('keeps to the specification with %j', (said) => {
    expect(composeMistakes(fileOf('traefik', said))).toEqual([]);
  });

  it('says nothing that Traefik does not know', () => {
    const mistakes = combinations.flatMap((said) =>
      traefikMistakes(fileOf('traefik', said)),
    );
    expect(mistakes).toEqual([]);
  });

  it.each([
    ['rule=', 'rules='],
    ['readTimeout=', 'readTimeouts='],
    ['exposedbydefault=false', 'exposedbydefault=never'],
  ])('is really compared: %s is not %s', (right, wrong) => {
    const text = fileOf('traefik').replaceAll(`.${right}`, `.${wrong}`);
    const [name = ''] = wrong.toLowerCase().split('=');
    expect(traefikMistakes(text).join('\n')).toContain(name);
  });

  it('leaves no dollar sign that Compose would replace', () => {
    const text = fileOf('traefik', {webdav: 'no'});
    expect(text).toContain('(/|$$)');
    expect(text.replaceAll('$$', '')).not.toContain('$');
  });
});

describe('a reader who serves a sub-path', () => {
  it.each(['nginx', 'caddy', 'apache', 'haproxy', 'traefik'] as const)(
    'gets it passed on unchanged by %s',
    (name) => {
      const text = fileOf(name, {path: '/alist'});
      expect(text).toContain('/alist');
      expect(text).not.toMatch(/handle_path|strip|proxy_pass [^;]*\/;/i);
      expect(text).not.toMatch(/ProxyPass \S+ http:\/\/[^/\s]+\/ /);
    },
  );

  it('is told the same address for config.json and for the check', () => {
    const {siteUrl, check} = proxyOutputs(
      'caddy',
      answersWith({path: '/alist', https: 'no'}),
    );
    expect(siteUrl.text).toBe(
      '"site_url": "http://files.example.com/alist",\n',
    );
    expect(check.text).toBe('curl http://files.example.com/alist/ping\n');
  });
});

test.each(proxyNames)('%s never lets a visitor invent an address', (name) => {
  expect(fileOf(name)).not.toContain('proxy_add_x_forwarded_for');
});

test.each([
  ['nginx', /X-Forwarded-For \$remote_addr/],
  ['apache', /RequestHeader unset X-Forwarded-For/],
  ['haproxy', /set-header X-Forwarded-For %\[src\]/],
] as const)('%s sets the visitor’s address itself', (name, line) => {
  expect(fileOf(name)).toMatch(line);
});

test('in Apache the limit for uploads does not open WebDAV again', () => {
  const text = fileOf('apache', {upload: '5', webdav: 'no'});
  const [limit, refusal] = ['-le 5242880', 'Require all denied'].map((line) =>
    text.indexOf(line),
  );
  expect(limit).toBeGreaterThan(-1);
  expect(refusal).toBeGreaterThan(limit ?? Infinity);
});
