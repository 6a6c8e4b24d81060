import {posix, type PosixCommand} from '../../../lib/shellCommand';
import {withOptions} from '../output';

interface Engine {
  image: string;
  port: number;
  folder: string;
  environment: (password: string) => readonly string[];
  /** Connects over TCP, because during its initialization the database already answers on its socket. */
  ready: PosixCommand;
  /** `database.ssl_mode` for a network of containers. */
  sslMode: string;
}

const engines: Readonly<Record<string, Engine>> = {
  mysql: {
    image: 'mysql:8.4',
    port: 3306,
    folder: '/var/lib/mysql',
    environment: (password) => [
      'MYSQL_DATABASE=alist',
      'MYSQL_USER=alist',
      `MYSQL_PASSWORD=${password}`,
      'MYSQL_RANDOM_ROOT_PASSWORD=yes',
    ],
    ready: posix`mysqladmin ping -h 127.0.0.1 --silent`,
    sslMode: 'false',
  },
  postgres: {
    image: 'postgres:17',
    port: 5432,
    folder: '/var/lib/postgresql/data',
    environment: (password) => [
      'POSTGRES_DB=alist',
      'POSTGRES_USER=alist',
      `POSTGRES_PASSWORD=${password}`,
    ],
    ready: posix`pg_isready -q -h 127.0.0.1 -U alist -d alist`,
    sslMode: 'disable',
  },
};

const NAME = 'alist-db';

/** A database in its own container: its service in Compose, the commands that start it, and AList's variables for it. `undefined` for SQLite. */
export function databaseOf(type: string, password: string) {
  const engine = engines[type];
  if (engine === undefined) {
    return undefined;
  }
  const {image, port, folder, ready, sslMode} = engine;
  const environment = engine.environment(password);
  return {
    service: {
      image,
      restart: 'unless-stopped',
      volumes: [`db:${folder}`],
      environment,
      healthcheck: {
        test: ready.text,
        interval: '5s',
        timeout: '5s',
        retries: '30',
      },
    },
    /** `docker run` and a wait until the database is ready. */
    commands: [
      posix`docker network create alist`,
      withOptions(posix`docker run -d`, [
        posix`--name ${NAME}`,
        posix`--restart unless-stopped`,
        posix`--network alist`,
        posix`--network-alias db`,
        posix`-v ${`${NAME}:${folder}`}`,
        ...environment.map((variable) => posix`-e ${variable}`),
        posix`${image}`,
      ]),
      posix`until docker exec ${NAME} ${ready}; do sleep 2; done`,
    ],
    alistEnvironment: [
      `DB_TYPE=${type}`,
      'DB_HOST=db',
      `DB_PORT=${String(port)}`,
      'DB_USER=alist',
      `DB_PASS=${password}`,
      'DB_NAME=alist',
      `DB_SSL_MODE=${sslMode}`,
    ],
  };
}
