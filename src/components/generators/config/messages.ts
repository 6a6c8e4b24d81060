import {translate} from '@docusaurus/Translate';
import type {ConfigAdvice, ConfigProblem, ConfigRefusal} from './configFile';
import {hiddenText} from '../messages';

const problems: Readonly<Record<ConfigProblem, (found: string) => string>> = {
  hidden: (found) =>
    translate(
      {
        id: 'generator.config.hidden',
        message:
          'There is {character} in this value. Write it in one line of visible characters. Until then the default stays.',
        description: 'Below a field of the config builder',
      },
      {character: hiddenText(found)},
    ),
  choice: () =>
    translate({
      id: 'generator.config.choice',
      message:
        'This is none of the values that AList knows. The default stays.',
      description: 'Below a field of the config builder',
    }),
  number: () =>
    translate({
      id: 'generator.config.number',
      message: 'Write a whole number. Until then the default stays.',
      description: 'Below a field of the config builder',
    }),
  negative: () =>
    translate({
      id: 'generator.config.negative',
      message: 'Write 0 or more. Until then the default stays.',
      description: 'Below a field of the config builder',
    }),
  lifetime: () =>
    translate({
      id: 'generator.config.lifetime',
      message:
        'Write 1 or more: otherwise a sign-in has expired before it is used. Until then the default stays.',
      description: 'Below a field of the config builder',
    }),
  port: () =>
    translate({
      id: 'generator.config.port',
      message:
        'Write a port up to 65535, or -1 to turn it off. Until then the default stays.',
      description: 'Below a field of the config builder',
    }),
  switch: () =>
    translate({
      id: 'generator.config.switch',
      message: 'Write true or false. Until then the default stays.',
      description: 'Below a field of the config builder',
    }),
  address: () =>
    translate({
      id: 'generator.config.address',
      message:
        'Write https:// and the name, or a path that begins with a slash, without a slash at the end. Until then the default stays.',
      description: 'Below a field of the config builder',
    }),
  database: () =>
    translate({
      id: 'generator.config.database',
      message: 'The name must end with .db. Until then the default stays.',
      description: 'Below a field of the config builder',
    }),
};

export const problemText = ({problem, found}: ConfigRefusal): string =>
  problems[problem](found);

const advices: Readonly<Record<ConfigAdvice, () => string>> = {
  postgresTls: () =>
    translate({
      id: 'generator.config.postgresTls',
      message:
        'PostgreSQL needs database.ssl_mode: disable, allow, prefer, require, verify-ca or verify-full.',
      description: 'Advice of the config builder',
    }),
  mysqlTls: () =>
    translate({
      id: 'generator.config.mysqlTls',
      message:
        'MySQL knows true, false, skip-verify and preferred as database.ssl_mode.',
      description: 'Advice of the config builder',
    }),
  databaseServer: () =>
    translate({
      id: 'generator.config.databaseServer',
      message:
        'A database server also needs database.host, port, user and name, or a dsn.',
      description: 'Advice of the config builder',
    }),
  httpsFiles: () =>
    translate({
      id: 'generator.config.httpsFiles',
      message:
        'With an HTTPS port AList does not start without scheme.cert_file and scheme.key_file.',
      description: 'Advice of the config builder',
    }),
  s3Keys: () =>
    translate({
      id: 'generator.config.s3Keys',
      message:
        'Enter access key and secret key in the admin panel before you turn the S3 server on: without them everybody may write.',
      description: 'Advice of the config builder',
    }),
  insecure: () =>
    translate({
      id: 'generator.config.insecure',
      message:
        'With tls_insecure_skip_verify anyone on the way to your providers can read your tokens.',
      description: 'Advice of the config builder',
    }),
  containerAddress: () =>
    translate({
      id: 'generator.config.containerAddress',
      message:
        'In a container leave scheme.address at 0.0.0.0; 127.0.0.1 shuts everybody out there.',
      description: 'Advice of the config builder',
    }),
};

export const adviceText = (advice: ConfigAdvice): string => advices[advice]();

/** Sections whose name says less than this. */
export const topLevel = () =>
  translate({
    id: 'generator.config.topLevel',
    message: 'Top-level keys',
    description: 'Section of the config builder',
  });

export const defaultText = (value: string) =>
  value === ''
    ? translate({
        id: 'generator.config.default.empty',
        message: 'Default: empty',
        description: 'In a field of the config builder',
      })
    : translate(
        {
          id: 'generator.config.default',
          message: 'Default: {value}',
          description: 'In a field of the config builder',
        },
        {value},
      );

export const generatedText = () =>
  translate({
    id: 'generator.config.generated',
    message: 'Made at the first start',
    description: 'In a field of the config builder',
  });
