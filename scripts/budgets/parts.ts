import {kindOf, type Answer, type ByteKind} from './bytes';
import type {PageLimit, PagePart} from './schema';

/** A file that a page loaded, and what it is for. */
export interface Fetched {
  name: string;
  part: PagePart | 'image';
  bytes: number;
}

const otherKinds: Readonly<Record<ByteKind, PagePart | 'image'>> = {
  html: 'html',
  script: 'shared',
  style: 'styles',
  font: 'font',
  data: 'data',
  prefetch: 'prefetch',
  image: 'image',
};

/**
 * What a script is for. The scripts of the app have names; the text of a page and what several pages share have numbers.
 *
 * @param code its text
 * @param address of the page
 */
export function scriptPart(
  name: string,
  code: string,
  address: string,
): PagePart {
  if (name.startsWith('runtime~main.')) {
    return 'runtime';
  }
  if (name.startsWith('main.')) {
    return 'main';
  }
  if (
    code.includes(`"permalink":"${address}"`) ||
    code.includes(`\\"permalink\\":\\"${address}\\"`)
  ) {
    return 'text';
  }
  return /^\d{1,5}\./.test(name) ? 'shared' : 'layout';
}

/**
 * The files that a page loaded, by what they are for.
 *
 * @param read returns the file at an address: its text and its compressed size
 */
export function fetchedParts(
  answers: readonly Answer[],
  pathname: string,
  read: (pathname: string) => {code: string; bytes: number},
): Fetched[] {
  return answers.map((answer) => {
    const own = decodeURIComponent(new URL(answer.address).pathname);
    const {code, bytes} = read(own);
    const kind = kindOf(answer);
    const part =
      kind === 'script'
        ? scriptPart(own.split('/').at(-1) ?? '', code, pathname)
        : otherKinds[kind];
    return {name: own, part, bytes};
  });
}

const scriptParts: readonly Fetched['part'][] = [
  'main',
  'runtime',
  'text',
  'layout',
  'shared',
];

export function filesOf(
  limit: PageLimit,
  fetched: readonly Fetched[],
): readonly Fetched[] {
  switch (limit) {
    case 'requests':
      // How many files are prefetched depends on the link that the browser sees first, and which pictures are near the window on its fonts.
      return fetched.filter(
        ({part}) => part !== 'prefetch' && part !== 'image',
      );
    case 'script':
      return fetched.filter(({part}) => scriptParts.includes(part));
    default:
      return fetched.filter(({part}) => part === limit);
  }
}
