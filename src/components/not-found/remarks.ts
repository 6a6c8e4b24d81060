import {translate} from '@docusaurus/Translate';

/** Remarks on the not-found page, which shows one of them. */
export function notFoundRemarks(): [string, ...string[]] {
  return [
    translate({message: 'Nothing is mounted at this path.'}),
    translate({message: 'The list is empty: no folders, no files.'}),
    translate({message: 'Not even the cache has heard of this page.'}),
    translate({
      message: 'One letter of this address may have got lost on the way.',
    }),
    translate({
      message: 'We followed the link to its end, and there was no page.',
    }),
    translate({message: 'Refreshing will not help this time.'}),
  ];
}
