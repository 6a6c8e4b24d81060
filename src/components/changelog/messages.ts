import {translate} from '@docusaurus/Translate';
import type {ReleaseArea} from '../../data/releases/areas';
import type {ReleaseChange} from '../../data/releases/schema';

export function areaName(area: ReleaseArea): string {
  const names: Record<ReleaseArea, string> = {
    security: translate({message: 'Security'}),
    access: translate({message: 'Accounts and rights'}),
    drivers: translate({message: 'Storages'}),
    files: translate({message: 'Files'}),
    archives: translate({message: 'Archives'}),
    search: translate({message: 'Search'}),
    tasks: translate({message: 'Tasks'}),
    offlineDownload: translate({message: 'Offline download'}),
    shares: translate({message: 'Shares'}),
    protocols: translate({message: 'WebDAV, FTP, S3, MCP'}),
    settings: translate({message: 'Settings'}),
    web: translate({message: 'Web pages'}),
    api: translate({message: 'API'}),
    install: translate({message: 'Installation'}),
  };
  return names[area];
}

export function kindOfChange(kind: ReleaseChange['kind']): string {
  const names: Record<ReleaseChange['kind'], string> = {
    added: translate({message: 'New'}),
    changed: translate({message: 'Changed'}),
    fixed: translate({message: 'Fixed'}),
    removed: translate({message: 'Removed'}),
  };
  return names[kind];
}
