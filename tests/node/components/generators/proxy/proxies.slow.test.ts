import {validateAnswers} from '../../../../../src/components/generators/options';
import {
  proxyNames,
  proxyOptions,
  type ProxyAnswers,
  type ProxyName,
} from '../../../../../src/components/generators/proxy/proxyOptions';
import {proxyOutputs} from '../../../../../src/components/generators/proxy/proxies';
import {composeMistakes} from '../../../../support/composeSchema';
import {traefikMistakes} from '../../../../support/traefik';
import {realChecks, testWithReal} from '../../../../support/realServers';

const answersWith = (entered: Partial<ProxyAnswers>): ProxyAnswers =>
  validateAnswers(proxyOptions, entered).values;

const fileOf = (name: ProxyName, entered: Partial<ProxyAnswers> = {}) =>
  proxyOutputs(name, answersWith(entered)).file.text;

/** Every combination of the options that change the structure of a file. */
const combinations: Partial<ProxyAnswers>[] = ['yes', 'no'].flatMap((https) =>
  ['', '/alist', '/a.b/c-d'].flatMap((path) =>
    ['yes', 'no'].flatMap((webdav) =>
      ['0', '2048'].map((upload) => ({https, path, webdav, upload})),
    ),
  ),
);

describe.each(['nginx', 'caddy', 'apache', 'haproxy'] as const)(
  'the real proxy %s',
  (name) => {
    testWithReal(
      [name],
      'accepts every file that a visitor can generate',
      (testFolder) => {
        const {certificate, key, pem} = testFolder;
        const refused = combinations.flatMap((entered) => {
          const text = fileOf(name, {...entered, certificate, key, pem});
          const complaint = realChecks[name](text, testFolder);
          return complaint === '' ? [] : [{entered, complaint}];
        });
        expect(refused).toEqual([]);
        expect(combinations.length).toBeGreaterThan(20);
      },
    );
  },
);

describe('a Compose file with Traefik', () => {
  it.each(combinations)('is valid with %j', (entered) => {
    expect(composeMistakes(fileOf('traefik', entered))).toEqual([]);
  });

  it('has only options that Traefik knows', () => {
    const mistakes = combinations.flatMap((entered) =>
      traefikMistakes(fileOf('traefik', entered)),
    );
    expect(mistakes).toEqual([]);
  });

  it.each([
    ['rule=', 'rules='],
    ['exposedbydefault=false', 'exposedbydefault=never'],
  ])('is compared with what Traefik knows: %s is not %s', (right, wrong) => {
    const text = fileOf('traefik').replaceAll(`.${right}`, `.${wrong}`);
    const [name = ''] = wrong.toLowerCase().split('=');
    expect(traefikMistakes(text).join('\n')).toContain(name);
  });

  it('leaves no dollar sign that Compose would interpolate', () => {
    const text = fileOf('traefik', {webdav: 'no'});
    expect(text).toContain('(/|%2[Ff]|$$)');
    expect(text.replaceAll('$$', '')).not.toContain('$');
  });
});

test.each(proxyNames)('%s never lets a client forge its address', (name) => {
  expect(fileOf(name)).not.toContain('proxy_add_x_forwarded_for');
});

test.each([
  ['nginx', /X-Forwarded-For \$remote_addr/],
  ['apache', /RequestHeader unset X-Forwarded-For/],
  ['haproxy', /set-header X-Forwarded-For %\[src\]/],
] as const)('%s sets the client’s address itself', (name, line) => {
  expect(fileOf(name)).toMatch(line);
});

test('in Apache the upload limit does not allow WebDAV again', () => {
  const text = fileOf('apache', {upload: '5', webdav: 'no'});
  const [limit, refusal] = ['-le 5242880', 'Require all denied'].map((line) =>
    text.indexOf(line),
  );
  expect(limit).toBeGreaterThan(-1);
  expect(refusal).toBeGreaterThan(limit ?? Infinity);
});
