import {translate} from '@docusaurus/Translate';
import type {ConfigAdvice, ConfigRefusal} from './configFile';
import {hiddenText} from '../messages';

export const problemText = ({problem, found}: ConfigRefusal): string =>
  ({
    hidden: translate(
      {
        message:
          'There is {character} in this value. Write it in one line of visible characters. Until then the default stays.',
      },
      {character: hiddenText(found)},
    ),
    choice: translate({
      message:
        'This is none of the values that AList knows. The default stays.',
    }),
    number: translate({
      message: 'Write a whole number. Until then the default stays.',
    }),
    negative: translate({
      message: 'Write 0 or more. Until then the default stays.',
    }),
    lifetime: translate({
      message:
        'Write 1 or more: otherwise a sign-in has expired before it is used. Until then the default stays.',
    }),
    port: translate({
      message:
        'Write a port up to 65535, or -1 to turn it off. Until then the default stays.',
    }),
    switch: translate({
      message: 'Write true or false. Until then the default stays.',
    }),
    address: translate({
      message:
        'Write https:// and the name, or a path that begins with a slash, without a slash at the end. Until then the default stays.',
    }),
    database: translate({
      message: 'The name must end with .db. Until then the default stays.',
    }),
  })[problem];

export const adviceText = (advice: ConfigAdvice): string =>
  ({
    postgresTls: translate({
      message:
        'PostgreSQL needs database.ssl_mode: disable, allow, prefer, require, verify-ca or verify-full.',
    }),
    mysqlTls: translate({
      message:
        'MySQL knows true, false, skip-verify and preferred as database.ssl_mode.',
    }),
    databaseServer: translate({
      message:
        'A database server also needs database.host, port, user and name, or a dsn.',
    }),
    httpsFiles: translate({
      message:
        'With an HTTPS port AList does not start without scheme.cert_file and scheme.key_file.',
    }),
    s3Keys: translate({
      message:
        'Enter access key and secret key in the admin panel before you turn the S3 server on: without them everybody may write.',
    }),
    insecure: translate({
      message:
        'With tls_insecure_skip_verify anyone on the way to your providers can read your tokens.',
    }),
    containerAddress: translate({
      message:
        'In a container leave scheme.address at 0.0.0.0; 127.0.0.1 shuts everybody out there.',
    }),
  })[advice];
