import {useSearchSource} from './useSearchSource';
import {loadSearchDialog} from './loadSearchDialog';

/** Handlers for a control that opens search: what search needs is loaded as soon as the reader turns to the control. */
interface SearchIntent {
  onFocus: () => void;
  onPointerEnter: () => void;
  onTouchStart: () => void;
}

export function useSearchIntent(): SearchIntent {
  const source = useSearchSource();
  const prepare = () => {
    loadSearchDialog().then(
      ({prepareSearch}) => {
        prepareSearch(source);
      },
      // Opening search tells the reader.
      () => undefined,
    );
  };
  return {onFocus: prepare, onPointerEnter: prepare, onTouchStart: prepare};
}
