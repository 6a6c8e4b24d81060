import {keepCallbackAnswer} from './callbackAnswer';
import {rememberEarlyPress} from './earlyPress';
import {whenPainted} from './whenPainted';

/** Adds scripts that run in this order, whichever loads first. One that fails is requested once more. */
function load(addresses: string | undefined, attempts = 2): void {
  for (const address of addresses?.split(' ') ?? []) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.onerror = () => {
      // The bundler would wait for a script with this address that is still in the page.
      script.remove();
      if (attempts > 1) {
        load(address, attempts - 1);
      }
    };
    document.head.append(script);
  }
}

const {scripts} = document.currentScript?.dataset ?? {};
keepCallbackAnswer();
rememberEarlyPress();
whenPainted(() => load(scripts));
