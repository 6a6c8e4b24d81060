import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {inThread} from '../../../../src/plugins/inThread';
import type {PreviewsJob} from '../../../../src/plugins/previews/writePreviews';
import {projectRoot} from '../../../support/pages';

// Threads find packages from where they are.
const folder = mkdtempSync(path.join(projectRoot, 'node_modules/.previews-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

const write = async (previews: PreviewsJob['previews']) =>
  inThread(
    path.join(projectRoot, 'src/plugins/previews/writePreviews'),
    {
      siteDir: projectRoot,
      outDir: folder,
      previews,
    } satisfies PreviewsJob,
    folder,
  );

const english = {
  file: 'en.png',
  title: `${'Install AList with Docker and keep the data folder '.repeat(4)}🎉`,
  section: 'Add storage',
  site: 'AList docs',
};
const chinese = {
  file: 'zh/long.png',
  title: '用 Docker 安装 AList，并在升级容器时保留数据目录'.repeat(4),
  section: '添加存储',
  site: 'AList 文档',
};
const short = {...chinese, file: 'zh/short.png', title: '为什么'};

/** How dark the darkest pixel of a part of a picture is: 0 is black, 255 white. */
async function darkest(file: string, left: number, width: number) {
  const pixels = await sharp(path.join(folder, file))
    .extract({left, top: 150, width, height: 400})
    .greyscale()
    .raw()
    .toBuffer();
  return Math.min(...pixels);
}

test('titles of any length, in both languages, are drawn inside pictures of the size and weight that other sites take', async () => {
  await write([english, chinese, short]);
  for (const {file} of [english, chinese, short]) {
    const picture = readFileSync(path.join(folder, file));
    const {width, height, format} = await sharp(picture).metadata();
    expect([file, width, height, format]).toEqual([file, 1200, 630, 'png']);
    expect(picture.length).toBeLessThan(60 * 1024);
    // The title is nearly black; beside it is nothing but the logo, which is pale.
    expect(await darkest(file, 80, 200)).toBeLessThan(60);
    expect(await darkest(file, 0, 72)).toBeGreaterThan(200);
    expect(await darkest(file, 1128, 72)).toBeGreaterThan(200);
  }
}, 180_000);
