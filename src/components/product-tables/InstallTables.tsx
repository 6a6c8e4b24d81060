import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {Install, ReleaseAssets} from '../../data/install/schema';
import type {InLocale} from '../../lib/localize';
import {gapAfter, punctuationOf} from '../../lib/punctuation';
import {DataTable} from '../ui/DataTable';
import {Key, Note, Value} from './cells';
import {meaningColumn} from './meaningColumn';
import {columnNames} from './messages';

type Assets = InLocale<ReleaseAssets>;
type Docker = InLocale<Install['docker']>;

/** Files of a release by system and processor. */
export function ReleaseAssets({assets}: {assets: Assets[]}): ReactNode {
  return (
    <DataTable
      columns={[
        {
          header: translate({
            id: 'facts.column.system',
            message: 'System',
            description: 'Column of the table of downloads',
          }),
          cell: ({os}) => os,
        },
        {
          header: translate({
            id: 'facts.column.processor',
            message: 'Processor',
            description: 'Column of the table of downloads',
          }),
          cell: ({arch}) => <code>{arch}</code>,
        },
        {
          header: translate({
            id: 'facts.column.file',
            message: 'File',
            description: 'Column of the table of downloads',
          }),
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
      label={translate({
        id: 'facts.assets.label',
        message: 'Files of a release',
        description: 'Name of the table of downloads',
      })}
      rows={assets}
    />
  );
}

/** Tags of the container image. */
export function DockerTags({
  tags,
  platforms,
}: Pick<Docker, 'tags' | 'platforms'>): ReactNode {
  const there = translate({
    id: 'facts.tags.platforms',
    message: 'Each tag has images for:',
    description: 'Before the processors that images exist for',
  });
  const {item} = punctuationOf([there]);
  return (
    <>
      <DataTable
        columns={[
          {
            header: translate({
              id: 'facts.column.tag',
              message: 'Tag',
              description: 'Column of the table of image tags',
            }),
            cell: ({tag}) => <code>{tag}</code>,
          },
          meaningColumn(),
        ]}
        keyOf={({tag}) => tag}
        label={translate({
          id: 'facts.tags.label',
          message: 'Image tags',
          description: 'Name of the table of image tags',
        })}
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
          header: translate({
            id: 'facts.column.suffix',
            message: 'Ending of the tag',
            description: 'Column of the table of image variants',
          }),
          cell: ({suffix}) =>
            suffix === '' ? (
              translate({
                id: 'facts.variants.none',
                message: 'none',
                description: 'A tag without an ending',
              })
            ) : (
              <Value value={suffix} />
            ),
        },
        meaningColumn(),
      ]}
      keyOf={({suffix}) => suffix}
      label={translate({
        id: 'facts.variants.label',
        message: 'Image variants',
        description: 'Name of the table of image variants',
      })}
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
          header: translate({
            id: 'facts.column.variable',
            message: 'Variable',
            description: 'Column of the table of container variables',
          }),
          cell: ({name}) => <Key name={name} />,
        },
        {
          header: columnNames.default(),
          cell: (variable) => <Value value={variable.default} />,
        },
        meaningColumn(),
      ]}
      keyOf={({name}) => name}
      label={translate({
        id: 'facts.variables.label',
        message: 'Variables of the container',
        description: 'Name of the table of container variables',
      })}
      rows={env}
    />
  );
}
