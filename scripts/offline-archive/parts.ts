import path from 'node:path';
import {build} from 'esbuild';
import {ARCHIVE_FOLDER} from '../../src/config/offlineArchive';
import {colorModeConfiguration} from '../../src/config/colorMode';
import {colorModeScript} from '../../src/components/color-mode/inlineScript';

/** The files that only an archive has: its script, its style sheet, and the script that sets the colour mode before the first paint. */
export async function archiveParts(): Promise<Map<string, Uint8Array>> {
  const client = path.join(__dirname, 'client');
  const {outputFiles} = await build({
    entryPoints: ['index.ts', 'styles.css'].map((file) => ({
      in: path.join(client, file),
      out: 'box',
    })),
    outdir: ARCHIVE_FOLDER,
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari15.6'],
    logLevel: 'silent',
  });
  const colors = colorModeScript(colorModeConfiguration);
  return new Map([
    [`${ARCHIVE_FOLDER}/colors.js`, new TextEncoder().encode(`${colors}\n`)],
    ...outputFiles.map(
      (file) =>
        [
          `${ARCHIVE_FOLDER}/${path.basename(file.path)}`,
          file.contents,
        ] as const,
    ),
  ]);
}
