import * as z from 'zod';
import {localized, releaseTag} from '../localized';

export const permissionKeys = [
  'see_hides',
  'access_without_password',
  'offline_download',
  'write',
  'rename',
  'move',
  'copy',
  'delete',
  'webdav_read',
  'webdav_manage',
  'ftp_read',
  'ftp_manage',
  'read_archives',
  'decompress',
  'path_limit',
  'mcp_access',
  'mcp_manage',
] as const;

/** One right of a role, with the value that it adds to the role's number. */
const permissionBit = z.strictObject({
  value: z.int().min(1),
  key: z.enum(permissionKeys),
  label: localized,
  note: localized.optional(),
  since: releaseTag,
});

const builtinRole = z.strictObject({
  id: z.int().min(1),
  name: z.enum(['guest', 'admin', 'general']),
  scope: z.strictObject({
    path: z.string().startsWith('/'),
    permission: z.int().min(0),
  }),
  note: localized,
});

export const permissionsRecords = z.strictObject({
  bits: z.array(permissionBit).length(permissionKeys.length),
  builtinRoles: z.array(builtinRole).length(3),
});

export type PermissionsRecords = z.infer<typeof permissionsRecords>;
