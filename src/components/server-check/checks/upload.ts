import {answerOf} from '../fetching/observation';
import {UPLOAD_MEGABYTES, uploadName} from '../fetching/requests';
import {troubleIn} from '../fetching/troubles';
import type {Check, Finding} from './check';

/** Whether an upload past the default limit of nginx gets through. */
export const upload: Check = {
  id: 'upload',
  asks: 'upload',
  needs: ['settings', 'uploadFolder'],
  judges: {uploadFolder: ['refused']},
  evaluate: (seen, target) => {
    const folder = answerOf(seen, 'uploadFolder')?.envelope;
    if (folder?.data?.is_dir !== true) {
      const message = folder?.data === undefined ? folder?.message : undefined;
      return [
        {
          id: 'upload.noFolder',
          ...(message === undefined ? {} : {messages: [message]}),
        },
      ];
    }
    const small = answerOf(seen, 'uploadSmall');
    const large = answerOf(seen, 'uploadLarge');
    const isRefused =
      small?.envelope !== undefined && small.envelope.code !== 200;
    const isLeft =
      !isRefused && answerOf(seen, 'uploadRemove')?.envelope?.code !== 200;
    const items = isLeft ? [`${target.folder}/${uploadName(target)}`] : [];
    const lines = isLeft ? ([{id: 'upload.left'}] as const) : [];
    const megabytes = UPLOAD_MEGABYTES;
    const status = (large ?? small)?.status ?? 0;
    const common = {values: {megabytes}, numbers: {status}};
    const isTooLarge = large?.status === 413;
    const finding = (): Finding => {
      if (small?.envelope !== undefined && isRefused) {
        const {message} = small.envelope;
        // AList answers `unknown` for a folder without a storage.
        const isInStorage = (folder.data?.provider ?? 'unknown') !== 'unknown';
        return isInStorage && /storage not found/i.test(message)
          ? {id: 'upload.lost', messages: [message]}
          : {id: 'upload.refused', messages: [message]};
      }
      if (small?.envelope === undefined) {
        return {id: 'upload.blocked', ...common};
      }
      if (isTooLarge) {
        return {id: 'upload.tooLarge', ...common};
      }
      if (large?.envelope !== undefined && large.envelope.code !== 200) {
        return {
          id: 'upload.storage',
          ...common,
          messages: [large.envelope.message],
        };
      }
      return large?.envelope === undefined
        ? {id: 'upload.perhapsTooLarge', ...common}
        : {id: 'upload.fine', ...common};
    };
    const trouble = troubleIn(seen, 'uploadSmall');
    if (trouble === 'limited' || trouble === 'gateway') {
      return {because: trouble};
    }
    return [isLeft ? {...finding(), items, lines} : finding()];
  },
};
