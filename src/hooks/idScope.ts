import {createContext, useContext, useState} from 'react';

/**
 * A part of a page in which ids are counted: the same in the server's page and in the browser's, in whatever order parts come to life. They begin with a
 * character that no author's id begins with.
 */
interface IdScope {
  nextId: () => string;
  /** A scope for a part of this one. */
  inner: () => IdScope;
}

function createIdScope(name = '_'): IdScope {
  let ids = 0;
  let scopes = 0;
  return {
    nextId: () => `${name}i${ids++}`,
    inner: () => createIdScope(`${name}${scopes++}-`),
  };
}

/** Where the ids of a page or of a part of it are counted. */
export const IdScopeContext = createContext(createIdScope());

/** The scope of a whole page. */
export function usePageIdScope(): IdScope {
  const [scope] = useState(() => createIdScope());
  return scope;
}

/** The scope of a part of what is around it. */
export function useIdScope(): IdScope {
  const outer = useContext(IdScopeContext);
  const [scope] = useState(outer.inner);
  return scope;
}

/** An id that nothing else on the page has. React's `useId` wants everything to be rendered in the server's order. */
export function useUniqueId(): string {
  const {nextId} = useContext(IdScopeContext);
  const [id] = useState(nextId);
  return id;
}
