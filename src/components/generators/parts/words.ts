import {translate} from '@docusaurus/Translate';
import type {OptionKind, Refusal} from '../../../lib/generators/options';

/** What an answer of each kind looks like. */
const forms: Readonly<Record<OptionKind, () => string>> = {
  choice: () =>
    translate({
      id: 'generator.form.choice',
      message: 'not one of the choices',
      description: 'Why an answer to a generator cannot be used',
    }),
  port: () =>
    translate({
      id: 'generator.form.port',
      message: 'not a port from 1 to 65535',
      description: 'Why an answer to a generator cannot be used',
    }),
  id: () =>
    translate({
      id: 'generator.form.id',
      message: 'not the number of a user or group',
      description: 'Why an answer to a generator cannot be used',
    }),
  megabytes: () =>
    translate({
      id: 'generator.form.megabytes',
      message: 'not a whole number of megabytes',
      description: 'Why an answer to a generator cannot be used',
    }),
  minutes: () =>
    translate({
      id: 'generator.form.minutes',
      message: 'not a number of minutes from 1 to 1440',
      description: 'Why an answer to a generator cannot be used',
    }),
  mask: () =>
    translate({
      id: 'generator.form.mask',
      message: 'not three octal digits such as 022',
      description: 'Why an answer to a generator cannot be used',
    }),
  zone: () =>
    translate({
      id: 'generator.form.zone',
      message: 'not a time zone such as Europe/Berlin',
      description: 'Why an answer to a generator cannot be used',
    }),
  folder: () =>
    translate({
      id: 'generator.form.folder',
      message:
        'not a folder that begins with a slash, ends without one, and has no special characters',
      description: 'Why an answer to a generator cannot be used',
    }),
  file: () =>
    translate({
      id: 'generator.form.file',
      message: 'not the path of a file, beginning with a slash',
      description: 'Why an answer to a generator cannot be used',
    }),
  domain: () =>
    translate({
      id: 'generator.form.domain',
      message: 'not a name such as files.example.com, without https://',
      description: 'Why an answer to a generator cannot be used',
    }),
  subPath: () =>
    translate({
      id: 'generator.form.subPath',
      message: 'not a path such as /alist, without a slash at the end',
      description: 'Why an answer to a generator cannot be used',
    }),
  upstream: () =>
    translate({
      id: 'generator.form.upstream',
      message: 'not a host and a port such as 127.0.0.1:5244',
      description: 'Why an answer to a generator cannot be used',
    }),
  email: () =>
    translate({
      id: 'generator.form.email',
      message: 'not an e-mail address',
      description: 'Why an answer to a generator cannot be used',
    }),
};

/** Why an answer was not taken, and what is used in its place. */
export function problemText({found, used, kind}: Refusal): string {
  return used === ''
    ? translate(
        {
          id: 'generator.refused.empty',
          message: '“{found}” is {form}. It is left out.',
          description: 'Below a field of a generator',
        },
        {found, form: forms[kind]()},
      )
    : translate(
        {
          id: 'generator.refused',
          message: '“{found}” is {form}. {used} is used.',
          description: 'Below a field of a generator',
        },
        {found, form: forms[kind](), used},
      );
}
