import {usePageAddress} from '../../hooks/usePageAddress';
import type {Explanation} from './checks/check';

/** Returns the address of the page that explains a finding, in the language of the reader. */
export function useExplanationAddress(): (explanation: Explanation) => string {
  const pageAddress = usePageAddress();
  return ({page, search = '', at}) =>
    `${pageAddress(page)}${search}${at === undefined ? '' : `#${at}`}`;
}
