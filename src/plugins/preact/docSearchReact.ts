import React, {createElement as create} from 'preact/compat';

export {
  Fragment,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/compat';

/**
 * The sign that DocSearch shows while a search lasts takes the place of a label before its field. Preact would make it from the next
 * element of the same kind, and another field behind it, without what a reader types meanwhile; with a key it is an element of its own.
 */
export function createElement(
  ...[type, props, ...children]: Parameters<typeof create>
): ReturnType<typeof create> {
  const isSign =
    props !== null &&
    'className' in props &&
    props.className === 'DocSearch-LoadingIndicator';
  return create(type, isSign ? {...props, key: 'sign'} : props, ...children);
}

export default {...React, createElement};
