import type {SyntheticEvent} from 'react';

/** A handler of a form that the page itself sends. */
export const submitting =
  (send: () => unknown) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    send();
  };
