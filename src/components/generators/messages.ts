import {translate} from '@docusaurus/Translate';
import type {OptionKind, Refusal} from './options';
import {hiddenCharacter, type HiddenKind} from '../../lib/hiddenCharacter';

/** The format of each kind of answer. */
const formText = (kind: OptionKind): string =>
  ({
    choice: translate({message: 'not one of the choices'}),
    port: translate({message: 'not a port from 1 to 65535'}),
    id: translate({message: 'not the number of a user or group'}),
    megabytes: translate({message: 'not a whole number of megabytes'}),
    minutes: translate({message: 'not a number of minutes from 1 to 1440'}),
    mask: translate({message: 'not three octal digits such as 022'}),
    zone: translate({message: 'not a time zone such as Europe/Berlin'}),
    folder: translate({
      message:
        'not a folder that begins with a slash, ends without one, and has no special characters',
    }),
    file: translate({
      message: 'not the path of a file, beginning with a slash',
    }),
    domain: translate({
      message: 'not a name such as files.example.com, without https://',
    }),
    subPath: translate({
      message: 'not a path such as /alist, without a slash at the end',
    }),
    upstream: translate({
      message: 'not a host and a port such as 127.0.0.1:5244',
    }),
    email: translate({message: 'not an e-mail address'}),
  })[kind];

const hiddenNames: Readonly<Record<HiddenKind, (code: string) => string>> = {
  lineBreak: (code) => translate({message: 'a line break ({code})'}, {code}),
  control: (code) =>
    translate({message: 'a control character ({code})'}, {code}),
  direction: (code) =>
    translate(
      {message: 'a character that turns the direction of text ({code})'},
      {code},
    ),
  invalid: (code) =>
    translate({message: 'an invalid character ({code})'}, {code}),
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
          message:
            'There is {character} in this answer. Write it in one line of visible characters. Until then it is left out.',
        },
        {character},
      )
    : translate(
        {
          message:
            'There is {character} in this answer. Write it in one line of visible characters. Until then {used} is used.',
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
        {message: '“{found}” is {form}. It is left out.'},
        {found, form: formText(kind)},
      )
    : translate(
        {message: '“{found}” is {form}. {used} is used.'},
        {found, form: formText(kind), used},
      );
}
