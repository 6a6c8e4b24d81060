import * as z from 'zod';
import {screencastFiles} from '../../components/screencast/screencastFiles';
import {block, pick} from './block';

type FileKind = keyof ReturnType<typeof screencastFiles>;

const inBoth = (name: string, kind: FileKind) => ({
  en: screencastFiles(name, 'en')[kind],
  zh: screencastFiles(name, 'zh')[kind],
});

export const screencastBlocks = {
  Screencast: block(
    'screencast/Screencast',
    ({screencasts}, {name}) => {
      const {title, steps} = pick(screencasts, (each) => each.name, name);
      return {
        title,
        captions: steps.map(({caption}) => caption),
        files: {
          webm: inBoth(name, 'webm'),
          mp4: inBoth(name, 'mp4'),
          poster: inBoth(name, 'poster'),
          captions: inBoth(name, 'captions'),
        },
      };
    },
    z.strictObject({name: z.string().min(1)}),
  ),
};
