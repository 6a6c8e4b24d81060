import {answerEarly} from './answerEarly';
import {whenPainted} from './whenPainted';

/** @param onFail of a script that is no longer in the page: the program would wait for one that it finds there */
function load(address: string, onFail: () => void): void {
  const script = document.createElement('script');
  script.src = address;
  // They run in the order in which they are asked for, whichever comes first.
  script.async = false;
  script.onerror = () => {
    script.remove();
    onFail();
  };
  document.head.append(script);
}

/** Addresses of scripts, as the page has them. */
function listed(addresses: string | undefined): string[] {
  return addresses ? addresses.split(' ') : [];
}

const {program, parts} = document.currentScript?.dataset ?? {};
const stop = answerEarly();
whenPainted(() => {
  // Those that are there when the program wants them; it asks for the others itself.
  listed(parts).forEach((address) => {
    load(address, () => undefined);
  });
  listed(program).forEach((address) => {
    load(address, () => {
      load(address, stop);
    });
  });
});
