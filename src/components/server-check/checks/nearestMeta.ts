import type {AnswerData} from '../fetching/answers';

export type Meta = NonNullable<AnswerData['adminMetas']['content']>[number];

/** Something that a meta sets for its folder, and for the folders below if a switch is on. */
interface Effect {
  isSet: (meta: Meta) => boolean;
  holdsBelow: (meta: Meta) => boolean;
}

const isFilled = (text: string | undefined) => (text ?? '') !== '';

export const effects = {
  password: {
    isSet: ({password}) => password !== '',
    holdsBelow: ({p_sub: holds}) => holds,
  },
  write: {
    isSet: ({write}) => write,
    holdsBelow: ({w_sub: holds}) => holds,
  },
  hide: {
    isSet: ({hide}) => isFilled(hide),
    holdsBelow: ({h_sub: holds}) => holds === true,
  },
  readme: {
    isSet: ({readme}) => isFilled(readme),
    holdsBelow: ({r_sub: holds}) => holds === true,
  },
  header: {
    isSet: ({header}) => isFilled(header),
    holdsBelow: ({header_sub: holds}) => holds === true,
  },
} as const satisfies Record<string, Effect>;

const isInside = (path: string, folder: string) =>
  path.startsWith(folder === '/' ? '/' : `${folder}/`) && path !== folder;

/**
 * Folders where what an outer meta sets no longer holds, because AList looks at the nearest meta alone. With `/*`, it
 * does not hold below the folder.
 */
export function endedIn(
  metas: readonly Meta[],
  {isSet, holdsBelow}: Effect,
): string[] {
  const carriesOn = (meta: Meta) => isSet(meta) && holdsBelow(meta);
  return metas
    .filter(
      (inner) =>
        !carriesOn(inner) &&
        metas.some(
          (outer) => carriesOn(outer) && isInside(inner.path, outer.path),
        ),
    )
    .map((inner) => {
      const path = inner.path.slice(0, 200);
      return isSet(inner) ? `${path}/*` : path;
    });
}
