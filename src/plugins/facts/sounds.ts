// cspell:ignore aliyunpan alyp
import {pinyin} from 'pinyin-pro';

/** How the Chinese among some names are typed by their sound: `aliyunpan` and `alyp` for 阿里云盘. Latin letters have none. */
export function soundsOf(names: readonly string[]): string[] {
  return names
    .filter((name) => /\p{Script=Han}/u.test(name))
    .flatMap((name) => {
      const syllables = pinyin(name, {
        toneType: 'none',
        type: 'array',
        nonZh: 'removed',
      });
      const initials = syllables.map((syllable) => syllable.charAt(0));
      return [syllables.join(''), initials.join('')];
    });
}
