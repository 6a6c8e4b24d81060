// cspell:ignore aliyunpan alyp ucwangpan ucwp
import {pinyin} from 'pinyin-pro';

const han = /\p{Script=Han}/u;

/** Runs of Chinese, and runs of other text without punctuation. */
const runs = /\p{Script=Han}+|[^\p{Script=Han}\p{P}\s]+/gu;

const syllablesOf = (run: string) =>
  pinyin(run, {toneType: 'none', type: 'array'});

/** The pinyin of names that contain Chinese: `aliyunpan` and `alyp` for 阿里云盘, `ucwangpan` and `ucwp` for UC 网盘. */
export function pinyinOf(names: readonly string[]): string[] {
  return names
    .filter((name) => han.test(name))
    .flatMap((name) => {
      const spelled = (name.match(runs) ?? []).map((run) =>
        han.test(run) ? syllablesOf(run) : {latin: run},
      );
      const typed = (sound: (syllable: string) => string) =>
        spelled
          .map((run) => ('latin' in run ? run.latin : run.map(sound).join('')))
          .join('');
      return [typed((syllable) => syllable), typed((each) => each.charAt(0))];
    });
}
