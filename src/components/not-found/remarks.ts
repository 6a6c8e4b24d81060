import {translate} from '@docusaurus/Translate';

/** Remarks on the not-found page, which shows one of them. */
export function notFoundRemarks(): [string, ...string[]] {
  return [
    translate({
      id: 'site.notFound.hint1',
      message: 'Nothing is mounted at this path.',
      description: 'Remark on the not-found page, chosen by chance',
    }),
    translate({
      id: 'site.notFound.hint2',
      message: 'The list is empty: no folders, no files.',
      description: 'Remark on the not-found page, chosen by chance',
    }),
    translate({
      id: 'site.notFound.hint3',
      message: 'Not even the cache has heard of this page.',
      description: 'Remark on the not-found page, chosen by chance',
    }),
    translate({
      id: 'site.notFound.hint4',
      message: 'One letter of this address may have got lost on the way.',
      description: 'Remark on the not-found page, chosen by chance',
    }),
    translate({
      id: 'site.notFound.hint5',
      message: 'We followed the link to its end, and there was no page.',
      description: 'Remark on the not-found page, chosen by chance',
    }),
    translate({
      id: 'site.notFound.hint6',
      message: 'Refreshing will not help this time.',
      description: 'Remark on the not-found page, chosen by chance',
    }),
  ];
}
