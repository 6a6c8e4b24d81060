import {translate} from '@docusaurus/Translate';
import type {Certainty} from './checks/check';
import type {AddressProblem} from './serverAddress';

export function addressProblemText(problem: AddressProblem): string {
  switch (problem) {
    case 'empty':
      return translate({
        id: 'serverCheck.address.empty',
        message: 'Write the address under which you open AList.',
        description: 'What is wrong with the address of a server',
      });
    case 'scheme':
      return translate({
        id: 'serverCheck.address.scheme',
        message: 'The address must begin with http:// or https://.',
        description: 'What is wrong with the address of a server',
      });
    case 'hasPassword':
      return translate({
        id: 'serverCheck.address.hasPassword',
        message: 'Leave out name and password before the @.',
        description: 'What is wrong with the address of a server',
      });
    case 'host':
      return translate({
        id: 'serverCheck.address.host',
        message:
          'The host cannot be read. Write a name or an IP address, such as nas.local:5244 or [fd00::2]:5244.',
        description: 'What is wrong with the address of a server',
      });
    case 'port':
      return translate({
        id: 'serverCheck.address.port',
        message: 'The port is a number from 1 to 65535, after a colon.',
        description: 'What is wrong with the address of a server',
      });
    case 'hidden':
      return translate({
        id: 'serverCheck.address.hidden',
        message:
          'There is an invisible character in the address. Type it instead of pasting it.',
        description: 'What is wrong with the address of a server',
      });
  }
}

export function certaintyName(certainty: Certainty): string {
  const names: Record<Certainty, string> = {
    certain: translate({
      id: 'serverCheck.certain',
      message: 'Certain',
      description: 'How sure a finding about a server is',
    }),
    likely: translate({
      id: 'serverCheck.likely',
      message: 'Likely',
      description: 'How sure a finding about a server is',
    }),
    info: translate({
      id: 'serverCheck.info',
      message: 'Worth knowing',
      description: 'A finding about a server that is no fault',
    }),
    fine: translate({
      id: 'serverCheck.fine',
      message: 'Fine',
      description: 'A finding about a server: as it should be',
    }),
  };
  return names[certainty];
}
