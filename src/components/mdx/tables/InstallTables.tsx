import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {Install, ReleaseAssets} from '../../../data/install/schema';
import type {InLocale} from '../../../lib/localize';
import {DataTable} from '../../ui/DataTable';
import {Note} from './parts';
import {columnNames} from './words';

type Assets = InLocale<ReleaseAssets>;
type Tag = InLocale<Install['docker']['tags'][number]>;

/** Files of a release by system and processor. */
export function AssetTable({assets}: {assets: Assets[]}): ReactNode {
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
export function DockerTagTable({tags}: {tags: Tag[]}): ReactNode {
  return (
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
        {header: columnNames.meaning(), cell: ({note}) => <Note text={note} />},
      ]}
      keyOf={({tag}) => tag}
      label={translate({
        id: 'facts.tags.label',
        message: 'Image tags',
        description: 'Name of the table of image tags',
      })}
      rows={tags}
    />
  );
}
