import type {Driver, DriverOperation} from '../data/drivers/schema';

/** Operations that a storage is expected to have. */
export const operationsExpected = [
  'put',
  'mkdir',
  'rename',
  'move',
  'copy',
  'remove',
] as const satisfies DriverOperation[];

/** Whether AList copies by downloading and uploading, because the driver has no copy. */
export const copiesByTask = ({operations, copyFails}: Driver) =>
  !operations.includes('copy') &&
  operations.includes('put') &&
  copyFails !== true;

/** Operations that a storage is expected to have, and that the card lists as not supported. */
export function lacking(driver: Driver): DriverOperation[] {
  return operationsExpected.filter(
    (each) =>
      !driver.operations.includes(each) &&
      !(each === 'copy' && copiesByTask(driver)),
  );
}

/** Whether an upload renames the file that it replaces, until it is complete. */
export function renamesReplaced({
  flags,
  operations,
  fileRenameFails,
}: Driver): boolean {
  return (
    flags.noOverwriteUpload &&
    fileRenameFails !== true &&
    operations.includes('put') &&
    operations.includes('rename')
  );
}
