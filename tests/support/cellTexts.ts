import {within} from '@testing-library/react';

/** The texts of all cells, or of those in a table or a row. */
export const cellTexts = (place: HTMLElement = document.body) =>
  within(place)
    .getAllByRole('cell')
    .map(({textContent}) => textContent);
