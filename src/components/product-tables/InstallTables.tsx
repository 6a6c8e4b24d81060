import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {Install, ReleaseAssets} from '../../data/install/schema';
import type {InLocale} from '../../lib/localize';
import {gapAfter, punctuationOf} from '../../lib/punctuation';
import {DataTable} from '../ui/DataTable';
import {Key, Note, Value} from './cells';
import {meaningColumn} from './columns';
import {columnNames} from './messages';

type Assets = InLocale<ReleaseAssets>;
type Docker = InLocale<Install['docker']>;

/** Files of a release by system and processor. */
export function ReleaseAssets({assets}: {assets: Assets[]}): ReactNode {
  return (
    <DataTable
      columns={[
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
      ]}
      keyOf={({os, arch}) => `${os} ${arch}`}
      label={translate({message: 'Files of a release'})}
      rows={assets}
    />
  );
}

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
export function DockerVariants({
  variants,
}: Pick<Docker, 'variants'>): ReactNode {
  return (
    <DataTable
      columns={[
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
      ]}
      keyOf={({suffix}) => suffix}
      label={translate({message: 'Image variants'})}
      rows={variants}
    />
  );
}

/** Variables for the container's entrypoint and for AList. */
export function DockerVariables({env}: Pick<Docker, 'env'>): ReactNode {
  return (
    <DataTable
      columns={[
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
      ]}
      keyOf={({name}) => name}
      label={translate({message: 'Variables of the container'})}
      rows={env}
    />
  );
}
