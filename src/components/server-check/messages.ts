import {translate} from '@docusaurus/Translate';
import type {Certainty} from './checks/serverCheckTexts';
import type {AddressProblem} from './serverAddress';

export function addressProblemText(problem: AddressProblem): string {
  const texts: Record<AddressProblem, string> = {
    empty: translate({
      message: 'Write the address under which you open AList.',
    }),
    scheme: translate({
      message: 'The address must begin with http:// or https://.',
    }),
    hasPassword: translate({
      message: 'Leave out name and password before the @.',
    }),
    host: translate({
      message:
        'The host cannot be read. Write a name or an IP address, such as nas.local:5244 or [fd00::2]:5244.',
    }),
    port: translate({
      message: 'The port is a number from 1 to 65535, after a colon.',
    }),
    hidden: translate({
      message:
        'There is an invisible character in the address. Type it instead of pasting it.',
    }),
  };
  return texts[problem];
}

export function certaintyName(certainty: Certainty): string {
  const names: Record<Certainty, string> = {
    certain: translate({message: 'Certain'}),
    likely: translate({message: 'Likely'}),
    info: translate({message: 'Worth knowing'}),
    fine: translate({message: 'Fine'}),
  };
  return names[certainty];
}
