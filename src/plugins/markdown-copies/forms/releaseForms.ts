import {site} from '../../../config/site';
import type {Release, ReleaseChange} from '../../../data/releases/schema';
import type {BreakingChange} from '../../../markdown/facts/releaseBlocks';
import type {InLocale} from '../../../lib/localize';
import {gapAfter} from '../../../lib/punctuation';
import type {FormContext} from './form';
import {link, list, paragraph, strong, table, type Block} from './nodes';
import {moreLink} from './pageForms';

interface DatedRelease {
  version: string;
  date: string;
}

const releaseLink = (version: string) =>
  link(`${site.productSource}/releases/tag/${version}`, version);

export function releaseSpan(
  props: {count: number; first: DatedRelease; newest: DatedRelease},
  {say, colon}: FormContext,
): Block[] {
  const dated = (id: string, {version, date}: DatedRelease) => [
    strong(say(`facts.credits.${id}`)),
    colon,
    releaseLink(version),
    ` · ${date}`,
  ];
  return [
    list([
      dated('first', props.first),
      dated('newest', props.newest),
      [strong(say('facts.credits.count')), `${colon}${props.count}`],
    ]),
  ];
}

const titled = ({version, date}: DatedRelease) =>
  paragraph(releaseLink(version), ` · ${date}`);

export function latestReleases({
  releases,
}: {
  releases: (DatedRelease & {changes: string[]})[];
}): Block[] {
  return [
    list(
      releases.map((release) => [
        titled(release),
        list(release.changes.map((change) => [change])),
      ]),
    ),
  ];
}

function changeLine(
  {area, kind, text, breaking}: InLocale<ReleaseChange>,
  {say, colon, addressOf}: FormContext,
) {
  const name = `${say(`releases.kind.${kind}`)} · ${say(`releases.area.${area}`)}`;
  const line = [strong(name), `${colon}${text}`];
  return breaking === undefined
    ? line
    : [
        ...line,
        ' ',
        strong(say('releases.breaking')),
        `${colon}${breaking.action}${gapAfter(breaking.action)}`,
        ...moreLink(breaking.link, addressOf),
      ];
}

export function releaseHistory(
  {releases}: {releases: InLocale<Release>[]},
  context: FormContext,
): Block[] {
  return [
    list(
      releases.map((release) => [
        titled(release),
        ...(release.changes.length === 0
          ? []
          : [
              list(
                release.changes.map((change) => changeLine(change, context)),
              ),
            ]),
      ]),
    ),
  ];
}

export function breakingChanges(
  {changes}: {changes: InLocale<BreakingChange>[]},
  {say, addressOf}: FormContext,
): Block[] {
  return [
    table(
      ['since', 'change', 'action'].map((id) => say(`releases.column.${id}`)),
      changes.map(({version, text, breaking}) => [
        [releaseLink(version)],
        [text],
        [
          `${breaking.action}${gapAfter(breaking.action)}`,
          ...moreLink(breaking.link, addressOf),
        ],
      ]),
    ),
  ];
}
