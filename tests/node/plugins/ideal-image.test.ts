import {createRequire} from 'node:module';
import path from 'node:path';
import {Script} from 'node:vm';
import sharp from 'sharp';
import type {LoadedImage} from '../../../src/components/image/idealImage';
import {idealImageOptions} from '../../../src/plugins/ideal-image';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

type Loader = (this: object, content: Buffer) => void;

interface PluginSettings {
  module: {rules: {use: [string, {loader: string; options: object}]}[]};
}

const load = createRequire(__filename);

/** The loader of the plugin, and what the plugin makes of its options. */
function readLoader(): {loader: Loader; query: object} {
  const {default: plugin} = load('@docusaurus/plugin-ideal-image') as {
    default: (
      context: object,
      options: object,
    ) => {configureWebpack: (config: object, isServer: boolean) => unknown};
  };
  const settings = plugin(
    {i18n: {currentLocale: 'en'}},
    idealImageOptions,
  ).configureWebpack({}, false) as PluginSettings;
  const [, {loader = '', options: query = {}} = {}] =
    settings.module.rules[0]?.use ?? [];
  return {loader: load(loader) as Loader, query};
}

/** What the plugin makes of an image: its files, and what a script imports. */
async function build(width: number, height: number) {
  const file = path.join(folder, `screen-${width}.png`);
  const background = '#0b746e';
  await sharp({create: {width, height, channels: 3, background}}).toFile(file);
  const {loader, query} = readLoader();
  const files = new Map<string, Buffer>();
  const source = await new Promise<string>((resolve, reject) => {
    loader.call(
      {
        resourcePath: file,
        rootContext: folder,
        query,
        emitFile: (name: string, data: Buffer) => files.set(name, data),
        async: () => (error: Error | null, result: string) => {
          if (error) {
            reject(error);
          } else {
            resolve(result);
          }
        },
      },
      Buffer.of(),
    );
  });
  const module: {exports?: LoadedImage['src']} = {};
  new Script(source).runInNewContext({module, __webpack_public_path__: '/'});
  return {files, images: [...(module.exports?.images ?? [])]};
}

test.each([
  [300, 150, ['300 × 150']],
  [1000, 500, ['400 × 200', '720 × 360', '1000 × 500']],
  [1440, 900, ['400 × 250', '720 × 450', '1088 × 680', '1440 × 900']],
])(
  'a visitor of an image %i pixels wide is offered files of its own width at most',
  async (width, height, expected) => {
    const {images} = await build(width, height);
    expect(images.map((one) => `${one.width} × ${one.height}`)).toEqual(
      expected,
    );
  },
);

test('each file is WebP of the size that it is offered as, under a name made of its content', async () => {
  const {files, images} = await build(900, 301);
  const served = await Promise.all(
    images.map(async (image) => {
      const data = files.get(image.path.slice(1));
      const {format, width, height} = await sharp(data).metadata();
      return {format, width, height, path: image.path};
    }),
  );
  expect(served).toEqual(
    images.map((image) => ({
      ...image,
      format: 'webp',
      path: expect.stringMatching(
        `^/assets/images/screen-900-${image.width}-[0-9a-f]{8}\\.webp$`,
      ) as string,
    })),
  );
  expect(served).toHaveLength(3);
});
