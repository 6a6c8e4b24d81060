import {useSearchSource} from './useSearchSource';
import {loadSearchDialog} from './loadSearchDialog';

/** Handlers of a control that opens search: they preload it on hover, focus and touch. */
export function useSearchIntent() {
  const source = useSearchSource();
  const prepare = () => {
    loadSearchDialog().then(
      ({prepareSearch}) => prepareSearch(source),
      // Opening search reports the failure.
      () => undefined,
    );
  };
  return {onFocus: prepare, onPointerEnter: prepare, onTouchStart: prepare};
}
