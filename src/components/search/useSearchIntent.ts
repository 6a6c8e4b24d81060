import {useSearchSource} from './useSearchSource';
import {loadSearchDialog} from './loadSearchDialog';

/** Handlers of a control that opens search: they preload it on hover, focus and touch. */
interface SearchIntent {
  onFocus: () => void;
  onPointerEnter: () => void;
  onTouchStart: () => void;
}

export function useSearchIntent(): SearchIntent {
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
