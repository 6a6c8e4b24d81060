import {translate} from '@docusaurus/Translate';
import type {OptionKind, Refusal} from './options';
import {hiddenCharacter, type HiddenKind} from '../../lib/hiddenCharacter';

/** The format of each kind of answer. */
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

const hiddenNames: Readonly<Record<HiddenKind, (code: string) => string>> = {
  lineBreak: (code) =>
    translate(
      {
        id: 'generator.hidden.lineBreak',
        message: 'a line break ({code})',
        description: 'A character that an answer to a generator must not hold',
      },
      {code},
    ),
  control: (code) =>
    translate(
      {
        id: 'generator.hidden.control',
        message: 'a control character ({code})',
        description: 'A character that an answer to a generator must not hold',
      },
      {code},
    ),
  direction: (code) =>
    translate(
      {
        id: 'generator.hidden.direction',
        message: 'a character that turns the direction of text ({code})',
        description: 'A character that an answer to a generator must not hold',
      },
      {code},
    ),
  invalid: (code) =>
    translate(
      {
        id: 'generator.hidden.invalid',
        message: 'an invalid character ({code})',
        description: 'A character that an answer to a generator must not hold',
      },
      {code},
    ),
};

/** Names the hidden character in a text; empty if there is none. */
export function hiddenText(text: string): string {
  const found = hiddenCharacter(text);
  return found === undefined ? '' : hiddenNames[found.kind](found.code);
}

function refusedHidden(character: string, used: string): string {
  return used === ''
    ? translate(
        {
          id: 'generator.refused.hidden.empty',
          message:
            'There is {character} in this answer. Write it in one line of visible characters. Until then it is left out.',
          description: 'Below a field of a generator',
        },
        {character},
      )
    : translate(
        {
          id: 'generator.refused.hidden',
          message:
            'There is {character} in this answer. Write it in one line of visible characters. Until then {used} is used.',
          description: 'Below a field of a generator',
        },
        {character, used},
      );
}

/** Why an answer is invalid, and what is used instead. */
export function problemText({found, used, kind}: Refusal): string {
  const character = hiddenText(found);
  if (character !== '') {
    return refusedHidden(character, used);
  }
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
