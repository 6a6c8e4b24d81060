import {usePageAddress} from '../../hooks/usePageAddress';

/** The address of the errors that many routes share, on the overview of the API. */
export function useCommonErrorsAddress(): string {
  return `${usePageAddress()('/guide/api/')}#common-errors`;
}
