import type {PageLink} from '../../../data/pageLink';
import type {RouteIndex} from '../../../markdown/facts/apiBlocks';
import type {ShownSignature} from '../../../markdown/facts/errorBlocks';
import type {GlossaryEntry} from '../../../markdown/facts/factBlocks';
import type {InLocale} from '../../../lib/localize';
import {punctuationOf} from '../../../lib/punctuation';
import type {FormContext} from './form';
import {
  code,
  heading,
  joined,
  link,
  list,
  paragraph,
  strong,
  table,
  type Block,
  type Words,
} from './nodes';

/** A link of the facts to a page, if there is one. */
export function moreLink(
  target: InLocale<PageLink> | undefined,
  addressOf: FormContext['addressOf'],
): Words[] {
  if (target === undefined) {
    return [];
  }
  const {page, at, label} = target;
  const address = addressOf(page);
  return [link(at === undefined ? address : `${address}#${at}`, label)];
}

export function errorTable(
  {signatures}: {signatures: InLocale<ShownSignature>[]},
  {say, addressOf}: FormContext,
): Block[] {
  return [
    table(
      ['message', 'cause', 'fix', 'more'].map((id) => say(`errors.${id}`)),
      signatures.map(({messages, where, cause, fix, link: more}) => [
        [
          ...joined(
            messages.map((message) => [code(message)]),
            ' · ',
          ),
          ...(where === undefined ? [] : [` ${where}`]),
        ],
        [cause],
        fix === undefined ? [] : [fix],
        moreLink(more, addressOf),
      ]),
    ),
  ];
}

const topicIds: Record<GlossaryEntry['topic'], string> = {
  storage: 'storage',
  download: 'download',
  people: 'people',
  'sign-in': 'signIn',
  server: 'server',
};

export function glossaryList(
  {terms}: {terms: InLocale<GlossaryEntry>[]},
  {say, colon}: FormContext,
): Block[] {
  return [...new Set(terms.map(({topic}) => topic))].flatMap((topic) => [
    heading(2, say(`glossary.${topicIds[topic]}`)),
    list(
      terms
        .filter((term) => term.topic === topic)
        .map(({term, other, short}) => {
          const {open, close} = punctuationOf([short]);
          return [strong(term), `${open}${other.word}${close}${colon}${short}`];
        }),
    ),
  ]);
}

export function routeIndexForm(
  {groups}: {groups: InLocale<RouteIndex>},
  {say, addressOf}: FormContext,
): Block[] {
  return groups.flatMap(({title, page, routes}) => {
    const address = addressOf(`/${page}`);
    return [
      paragraph(strong(link(address, title))),
      table(
        [say('api.column.route'), say('facts.column.meaning')],
        routes.map(({id, path, methods, note}) => [
          [`${methods.join(', ')} `, link(`${address}#${id}`, code(path))],
          [note],
        ]),
      ),
    ];
  });
}
