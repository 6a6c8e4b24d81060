import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** What only one library's code contains, however it is minified. */
const marks: Record<string, RegExp> = {
  mermaid: /securityLevel|langium|cytoscape/,
  echarts: /notMerge/,
  'hls.js': /hlsDestroying/,
  'dash.js': /CmcdController/,
  'mpegts.js': /TSDemuxer/,
  photoswipe: /pswp__/,
};

const folder = path.resolve('build/assets/js');

/** Every script of the English site that a library's code is in, with its size as servers send it. */
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => {
    const text = readFileSync(path.join(folder, name));
    const code = text.toString();
    const [library] =
      Object.entries(marks).find(([, mark]) => mark.test(code)) ?? [];
    return {name, library, size: brotliCompressSync(text).length};
  });

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const library of Object.keys(marks)) {
  const own = scripts
    .filter((script) => script.library === library)
    .sort((a, b) => b.size - a.size);
  const sum = own.reduce((total, {size}) => total + size, 0);
  console.log(`${library}: ${own.length} files, ${kilobytes(sum)} in all`);
  own.slice(0, 4).forEach(({name, size}) => {
    console.log(`  ${name} ${kilobytes(size)}`);
  });
}
