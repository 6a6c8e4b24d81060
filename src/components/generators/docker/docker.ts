import type {Install} from '../../../data/install/schema';
import type {Answers, OptionSpecs} from '../options';
import {databaseOf} from './dockerDatabase';
import {proxyOf} from './dockerProxy';
import {composeText, scriptOf, withOptions, type Output} from '../output';
import {when} from '../when';
import {posix, type PosixCommand} from '../../../lib/shellCommand';

/** Facts about the container image. */
export function dockerFacts(install: Install, release: string) {
  const {images, variants, container} = install.docker;
  return {
    images,
    /** Suffixes of tags; the first is the plain image's. */
    variants: variants.map(({suffix}) => suffix),
    ...container,
    /** The release that these pages describe. */
    release,
  };
}

export type DockerFacts = ReturnType<typeof dockerFacts>;

/** Name of the plain image among the variants, in the form and the address. */
export const PLAIN_VARIANT = 'plain';

/** The options of the Docker generator. */
export function dockerOptions(facts: DockerFacts) {
  const [image = ''] = facts.images;
  return {
    image: {kind: 'choice', initial: image, choices: facts.images},
    version: {
      kind: 'choice',
      initial: 'latest',
      choices: ['latest', facts.release],
    },
    variant: {
      kind: 'choice',
      initial: PLAIN_VARIANT,
      choices: facts.variants.map((suffix) =>
        suffix === '' ? PLAIN_VARIANT : suffix.slice(1),
      ),
    },
    port: {kind: 'port', initial: String(facts.port)},
    reach: {kind: 'choice', initial: 'network', choices: ['network', 'local']},
    data: {kind: 'folder', initial: facts.hostFolder},
    zone: {kind: 'zone', initial: 'UTC'},
    uid: {kind: 'id', initial: '1000'},
    gid: {kind: 'id', initial: '1000'},
    umask: {kind: 'mask', initial: '022'},
    media: {kind: 'folder', initial: '', isOptional: true},
    database: {
      kind: 'choice',
      initial: 'sqlite3',
      choices: ['sqlite3', 'mysql', 'postgres'],
    },
    proxy: {
      kind: 'choice',
      initial: 'none',
      choices: ['none', 'caddy', 'traefik'],
    },
    domain: {kind: 'domain', initial: 'files.example.com'},
    email: {kind: 'email', initial: 'you@example.com'},
  } as const satisfies OptionSpecs;
}

type DockerAnswers = Answers<ReturnType<typeof dockerOptions>>;

/** The settings that the Compose file and the `docker run` commands share. */
function containerOf(
  answers: DockerAnswers,
  facts: DockerFacts,
  password: string,
) {
  const suffix = answers.variant === PLAIN_VARIANT ? '' : `-${answers.variant}`;
  const database = databaseOf(answers.database, password);
  const isBehindProxy = answers.proxy !== 'none';
  const address =
    answers.reach === 'local' || isBehindProxy ? '127.0.0.1:' : '';
  return {
    image: `${answers.image}:${answers.version}${suffix}`,
    /** The published port, in Docker's syntax. */
    published: `${address}${answers.port}:${String(facts.port)}`,
    volumes: [
      `${answers.data}:${facts.volume}`,
      ...when(answers.media !== '', [`${answers.media}:/mnt/media:ro`]),
    ],
    environment: [
      `PUID=${answers.uid}`,
      `PGID=${answers.gid}`,
      `UMASK=${answers.umask}`,
      `TZ=${answers.zone}`,
      ...when(isBehindProxy, [`SITE_URL=https://${answers.domain}`]),
      ...(database?.alistEnvironment ?? []),
    ],
    database,
    answers,
  };
}

type Container = ReturnType<typeof containerOf>;

function composeFile(container: Container, facts: DockerFacts): string {
  const {image, published, volumes, environment, database, answers} = container;
  const proxy = proxyOf(answers.proxy, answers, facts.port);
  return composeText({
    services: {
      alist: {
        image,
        container_name: 'alist',
        restart: 'unless-stopped',
        ports: proxy === undefined ? [published] : undefined,
        volumes,
        environment,
        labels: proxy?.labels,
        depends_on: database && {db: {condition: 'service_healthy'}},
      },
      db: database?.service,
      [answers.proxy]: proxy?.service,
    },
    volumes: database && {db: {}},
  });
}

const setPassword = posix`./alist admin random`;

/** The variables of the database have no prefix. */
function passwordCommand({database}: Container): PosixCommand {
  return database === undefined
    ? setPassword
    : posix`${setPassword} --no-prefix`;
}

function runCommands(container: Container): PosixCommand[] {
  const {image, published, volumes, environment, database} = container;
  const network = database === undefined ? [] : [posix`--network alist`];
  const shared = [
    ...network,
    ...volumes.map((volume) => posix`-v ${volume}`),
    ...environment.map((variable) => posix`-e ${variable}`),
  ];
  return [
    ...(database === undefined ? [] : database.commands),
    withOptions(posix`docker run --rm`, [
      ...(database === undefined ? shared.slice(0, 1) : shared),
      posix`${image} ${passwordCommand(container)}`,
    ]),
    withOptions(posix`docker run -d`, [
      posix`--name alist`,
      posix`--restart unless-stopped`,
      posix`-p ${published}`,
      ...shared,
      posix`${image}`,
    ]),
    posix`docker logs alist`,
  ];
}

/** The output of the Docker generator. */
export function dockerOutputs(
  answers: DockerAnswers,
  facts: DockerFacts,
  password: string,
): Record<'compose' | 'composeCommands' | 'runCommands', Output> {
  const container = containerOf(answers, facts, password);
  return {
    compose: {
      language: 'yaml',
      fileName: 'compose.yaml',
      text: composeFile(container, facts),
    },
    composeCommands: scriptOf([
      posix`docker compose run --rm alist ${passwordCommand(container)}`,
      posix`docker compose up -d`,
      posix`docker compose logs alist`,
    ]),
    runCommands: {
      fileName: 'run-alist.sh',
      ...scriptOf(runCommands(container)),
    },
  };
}
