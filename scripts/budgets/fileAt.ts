import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

export function fileAt(dir: string, pathname: string): string | undefined {
  const plain = path.join(dir, decodeURIComponent(pathname));
  return [plain, `${plain}.html`, path.join(plain, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
