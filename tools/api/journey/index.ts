import {makeAccount, removeAccount, secondFactor, useAccount} from './accounts';
import {addressSteps, debugSteps} from './addresses';
import {changeFiles, makeFiles} from './files';
import {labelSteps, metaSteps} from './notes';
import {searchSteps} from './search';
import {settingSteps} from './settings';
import {shareSteps} from './shares';
import {signInSteps} from './signIns';
import type {StepSource} from './step';
import {makeStorage, removeStorage} from './storages';
import {taskSteps} from './tasks';

export {readingSteps} from './reading';
export type {Known, StepSource, Step} from './step';

/**
 * Steps that change a server, in order; at the end they have deleted what they created. For a server that is used for nothing else, started
 * with `--debug`.
 *
 * @param folder an empty folder of that server
 */
export const changingSteps = (folder: string): readonly StepSource[] => [
  ...makeStorage(folder),
  ...makeFiles,
  ...taskSteps,
  ...makeAccount,
  ...addressSteps,
  ...debugSteps,
  ...searchSteps,
  ...shareSteps,
  ...metaSteps,
  ...labelSteps,
  ...useAccount,
  ...secondFactor,
  ...signInSteps,
  ...removeAccount,
  ...changeFiles,
  ...settingSteps,
  ...removeStorage,
];
