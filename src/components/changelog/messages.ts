import {translate} from '@docusaurus/Translate';
import type {ReleaseArea} from '../../data/releases/areas';
import type {ReleaseChange} from '../../data/releases/schema';

/** Name of an area of the product. */
export function areaName(area: ReleaseArea): string {
  const names: Record<ReleaseArea, string> = {
    security: translate({
      id: 'releases.area.security',
      message: 'Security',
      description: 'Part of the product that a change concerns',
    }),
    access: translate({
      id: 'releases.area.access',
      message: 'Accounts and rights',
      description: 'Part of the product that a change concerns',
    }),
    drivers: translate({
      id: 'releases.area.drivers',
      message: 'Storages',
      description: 'Part of the product that a change concerns',
    }),
    files: translate({
      id: 'releases.area.files',
      message: 'Files',
      description: 'Part of the product that a change concerns',
    }),
    archives: translate({
      id: 'releases.area.archives',
      message: 'Archives',
      description: 'Part of the product that a change concerns',
    }),
    search: translate({
      id: 'releases.area.search',
      message: 'Search',
      description: 'Part of the product that a change concerns',
    }),
    tasks: translate({
      id: 'releases.area.tasks',
      message: 'Tasks',
      description: 'Part of the product that a change concerns',
    }),
    offlineDownload: translate({
      id: 'releases.area.offlineDownload',
      message: 'Offline download',
      description: 'Part of the product that a change concerns',
    }),
    shares: translate({
      id: 'releases.area.shares',
      message: 'Shares',
      description: 'Part of the product that a change concerns',
    }),
    protocols: translate({
      id: 'releases.area.protocols',
      message: 'WebDAV, FTP, S3, MCP',
      description: 'Part of the product that a change concerns',
    }),
    settings: translate({
      id: 'releases.area.settings',
      message: 'Settings',
      description: 'Part of the product that a change concerns',
    }),
    web: translate({
      id: 'releases.area.web',
      message: 'Web pages',
      description: 'Part of the product that a change concerns',
    }),
    api: translate({
      id: 'releases.area.api',
      message: 'API',
      description: 'Part of the product that a change concerns',
    }),
    install: translate({
      id: 'releases.area.install',
      message: 'Installation',
      description: 'Part of the product that a change concerns',
    }),
  };
  return names[area];
}

/** Name of a kind of change. */
export function kindOfChange(kind: ReleaseChange['kind']): string {
  const names: Record<ReleaseChange['kind'], string> = {
    added: translate({
      id: 'releases.kind.added',
      message: 'New',
      description: 'Kind of change in a release',
    }),
    changed: translate({
      id: 'releases.kind.changed',
      message: 'Changed',
      description: 'Kind of change in a release',
    }),
    fixed: translate({
      id: 'releases.kind.fixed',
      message: 'Fixed',
      description: 'Kind of change in a release',
    }),
    removed: translate({
      id: 'releases.kind.removed',
      message: 'Removed',
      description: 'Kind of change in a release',
    }),
  };
  return names[kind];
}
