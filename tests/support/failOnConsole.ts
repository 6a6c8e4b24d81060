import {format} from 'node:util';

/**
 * React and Docusaurus report mistakes on the console only, so an error or a warning there fails the test that caused it. A test that
 * expects one replaces the method with `jest.spyOn(console, 'error').mockImplementation()` and asserts on the spy.
 */
const original = {error: console.error, warn: console.warn};

let messages: string[] = [];

const keep =
  (method: keyof typeof original) =>
  (...words: unknown[]) => {
    messages.push(`console.${method}: ${format(...words)}`);
  };

beforeEach(() => {
  messages = [];
  console.error = keep('error');
  console.warn = keep('warn');
});

afterEach(() => {
  Object.assign(console, original);
  if (messages.length > 0) {
    throw new Error(`The console is not quiet:\n${messages.join('\n')}`);
  }
});
