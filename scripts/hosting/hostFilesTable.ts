import {hostFiles, releaseFiles} from '../../src/config/hostFiles';
import type {Locale} from '../../src/config/locales';

const columns: Record<Locale, readonly [string, string]> = {
  en: ['Address', 'What it is'],
  zh: ['地址', '说明'],
};

export function hostFilesTable(locale: Locale): string {
  const rows = [
    ...hostFiles.map(({path, source, what}) => [
      `[\`${path}\`](${source})`,
      what[locale],
    ]),
    [`\`${releaseFiles.path}…\``, releaseFiles.what[locale]],
  ];
  return [columns[locale], ['---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
