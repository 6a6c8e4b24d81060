import {spawnSync} from 'node:child_process';
import {parse} from 'yaml';
import {site} from '../../../../../src/config/site';
import {
  dockerFacts,
  dockerOptions,
  dockerOutputs,
} from '../../../../../src/components/generators/docker/docker';
import {validateAnswers} from '../../../../../src/components/generators/options';
import officialTags from '../../../../fixtures/compose/officialTags.json';
import {composeMistakes} from '../../../../support/composeSchema';
import {expectOfEach} from '../../../../support/expectOfEach';
import {someFacts} from '../../../../support/facts';
import {traefikMistakes} from '../../../../support/traefik';

const facts = dockerFacts(someFacts().install, site.productVersion);
const options = dockerOptions(facts);
const password = 'aB3-_x';

const written = (entered: Record<string, string> = {}) => {
  const {values, refused} = validateAnswers(options, entered);
  expect(refused).toEqual([]);
  return dockerOutputs(values, facts, password);
};

interface ComposeFile {
  services: Record<string, Record<string, unknown> | undefined>;
}

const services = (entered: Record<string, string>) =>
  (parse(written(entered).compose.text) as ComposeFile).services;

const combinations = options.variant.choices.flatMap((variant) =>
  options.database.choices.flatMap((database) =>
    options.proxy.choices.flatMap((proxy) =>
      ['', '/srv/My media'].map((media) => ({variant, database, proxy, media})),
    ),
  ),
);

test('Compose and a shell accept every combination', () => {
  expectOfEach(
    combinations,
    (entered) => JSON.stringify(entered),
    (entered) => {
      const {compose, composeCommands, runCommands} = written(entered);
      expect(composeMistakes(compose.text)).toEqual([]);
      const input = composeCommands.text + runCommands.text;
      expect(spawnSync('bash', ['-n'], {input}).status).toBe(0);
    },
  );
});

test('a visitor who changes nothing gets the plain image with SQLite and one port', () => {
  expect(written().compose.text).toBe(`services:
  alist:
    image: xhofe/alist:latest
    container_name: alist
    restart: unless-stopped
    ports:
      - '5244:5244'
    volumes:
      - '/etc/alist:/opt/alist/data'
    environment:
      - PUID=1000
      - PGID=1000
      - UMASK=022
      - TZ=UTC
`);
});

test('the password is set before the port opens', () => {
  const {composeCommands, runCommands} = written();
  for (const {text} of [composeCommands, runCommands]) {
    const setting = text.indexOf('./alist admin random');
    const opening = Math.max(text.indexOf('up -d'), text.indexOf('run -d'));
    expect(setting).toBeGreaterThan(-1);
    expect(opening).toBeGreaterThan(setting);
  }
});

test.each(['mysql', 'postgres'])(
  'the password command uses the %s database in the variables',
  (database) => {
    const {composeCommands, runCommands} = written({database});
    expect(composeCommands.text).toContain('admin random --no-prefix');
    const [, temporary = ''] = runCommands.text.split('docker run --rm');
    expect(temporary).toMatch(/-e DB_TYPE=\w+[\s\S]*admin random --no-prefix/);
  },
);

test.each(['mysql', 'postgres'])(
  'AList waits for %s, reaches it by name, and both have the same password',
  (database) => {
    const {alist, db} = services({database});
    expect(alist?.depends_on).toEqual({db: {condition: 'service_healthy'}});
    expect(alist?.environment).toEqual(
      expect.arrayContaining([
        `DB_TYPE=${database}`,
        'DB_HOST=db',
        `DB_PASS=${password}`,
      ]),
    );
    expect(db?.environment).toEqual(
      expect.arrayContaining([expect.stringMatching(`_PASSWORD=${password}$`)]),
    );
    expect(db).not.toHaveProperty('ports');
  },
);

test.each(['caddy', 'traefik'])(
  'behind %s no port of AList is published, and it has its public address',
  (proxy) => {
    const {alist} = services({proxy, domain: 'nas.example.org'});
    expect(alist).not.toHaveProperty('ports');
    expect(alist?.environment).toContain('SITE_URL=https://nas.example.org');
    expect(written({proxy}).runCommands.text).toContain(
      '-p 127.0.0.1:5244:5244',
    );
  },
);

test('the options and labels are ones that Traefik knows', () => {
  const {compose} = written({proxy: 'traefik'});
  expect(traefikMistakes(compose.text)).toEqual([]);
});

test.each([
  [{database: 'mysql'}, 'mysql'],
  [{database: 'postgres'}, 'postgres'],
  [{proxy: 'caddy'}, 'caddy'],
  [{proxy: 'traefik'}, 'traefik'],
] as const)('%j uses a published image', (entered, name) => {
  const images = Object.values(services(entered)).map((each) => each?.image);
  const tags = officialTags[name].map((tag) => `${name}:${tag}`);
  expect(images.filter((image) => tags.includes(String(image)))).toHaveLength(
    1,
  );
});

test('a folder with a space is one argument in the shell and one volume in Compose', () => {
  const entered = {media: '/volume1/My media', port: '8080', reach: 'local'};
  expect(services(entered).alist?.volumes).toContain(
    '/volume1/My media:/mnt/media:ro',
  );
  expect(written(entered).runCommands.text).toContain(
    "-v '/volume1/My media:/mnt/media:ro'",
  );
  expect(services(entered).alist?.ports).toEqual(['127.0.0.1:8080:5244']);
});
