import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {Install, ReleaseAssets as Asset} from '../../data/install/schema';
import type {InLocale} from '../../lib/localize';
import {gapAfter, punctuationOf} from '../../lib/punctuation';
import {DataTable} from '../ui/DataTable';
import {Key, Note, Value} from './cells';
import {meaningColumn} from './columns';
import {columnNames} from './messages';
import {tableOf, type Table} from './tableOf';

type Assets = InLocale<Asset>;
type Docker = InLocale<Install['docker']>;

/** Files of a release by system and processor. */
export const ReleaseAssets = tableOf('assets', (): Table<Assets> => ({
  label: translate({message: 'Files of a release'}),
  columns: [
    {
      header: translate({message: 'System'}),
      cell: ({os}) => os,
    },
    {
      header: translate({message: 'Processor'}),
      cell: ({arch}) => <code>{arch}</code>,
    },
    {
      header: translate({message: 'File'}),
      cell: ({assets: files, note}) => (
        <>
          {files.map((file) => (
            <Fragment key={file}>
              <code>{file}</code>{' '}
            </Fragment>
          ))}
          <Note text={note} />
        </>
      ),
    },
  ],
  keyOf: ({os, arch}) => `${os} ${arch}`,
}));

export function DockerTags({
  tags,
  platforms,
}: Pick<Docker, 'tags' | 'platforms'>): ReactNode {
  const there = translate({message: 'Each tag has images for:'});
  const {item} = punctuationOf([there]);
  return (
    <>
      <DataTable
        columns={[
          {
            header: translate({message: 'Tag'}),
            cell: ({tag}) => <code>{tag}</code>,
          },
          meaningColumn(),
        ]}
        keyOf={({tag}) => tag}
        label={translate({message: 'Image tags'})}
        rows={tags}
      />
      <p>
        {there}
        {gapAfter(there)}
        {platforms.map((platform, index) => (
          <Fragment key={platform}>
            {index === 0 ? null : item}
            <code>{platform}</code>
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** Suffixes of a tag, for what else the image includes. */
export const DockerVariants = tableOf(
  'variants',
  (): Table<Docker['variants'][number]> => ({
    label: translate({message: 'Image variants'}),
    columns: [
      {
        header: translate({message: 'Ending of the tag'}),
        cell: ({suffix}) =>
          suffix === '' ? (
            translate({message: 'none'})
          ) : (
            <Value value={suffix} />
          ),
      },
      meaningColumn(),
    ],
    keyOf: ({suffix}) => suffix,
  }),
);

/** Variables for the container's entrypoint and for AList. */
export const DockerVariables = tableOf(
  'env',
  (): Table<Docker['env'][number]> => ({
    label: translate({message: 'Variables of the container'}),
    columns: [
      {
        header: translate({message: 'Variable'}),
        cell: ({name}) => <Key name={name} />,
      },
      {
        header: columnNames.default(),
        narrow: 'named',
        cell: (variable) => <Value value={variable.default} />,
      },
      meaningColumn(),
    ],
    keyOf: ({name}) => name,
  }),
);
