import {Converter} from 'opencc-js/cn2t';

const convert = Converter({from: 'cn', to: 'tw'});

/** The names that are written otherwise in traditional characters, so: 阿里雲盤 for 阿里云盘. */
export function traditionalOf(names: readonly string[]): string[] {
  return names.map(convert).filter((name) => !names.includes(name));
}
