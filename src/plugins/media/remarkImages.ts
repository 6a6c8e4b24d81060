import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BinaryExpression, Expression} from 'estree';
import type {Image, PhrasingContent, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {
  imageFormats,
  imageSizes,
  isRaster,
} from '../../lib/media/responsiveImage';
import {imageVariants, type ImageVariant} from './imageVariants';

/** The file of an image, if it is one of the site's own. */
function fileOf(url: string, page: string, staticDir: string) {
  const [address = ''] = url.split(/[?#]/);
  if (/^[a-z]+:/i.test(address) || !isRaster(address)) {
    return undefined;
  }
  const file = address.startsWith('/')
    ? path.join(staticDir, address)
    : path.join(path.dirname(page), decodeURI(address));
  // Docusaurus says so where there is no such file.
  return existsSync(file) ? file : undefined;
}

const text = (value: string): Expression => ({type: 'Literal', value});

/** The address under which the site serves a file. */
function addressOf(file: string): Expression {
  const request = `!file-loader?name=assets/images/[name]-[contenthash].[ext]!${file}`;
  return {
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: {type: 'Identifier', name: 'require'},
      arguments: [text(request)],
      optional: false,
    },
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  };
}

const joined = (parts: readonly Expression[]): Expression =>
  parts.reduce((left, right): BinaryExpression => ({
    type: 'BinaryExpression',
    operator: '+',
    left,
    right,
  }));

/** The attribute `srcSet` of the files, as an expression, since their addresses are known only later. */
function srcSet(variants: readonly ImageVariant[]): MdxJsxAttribute {
  const parts = variants.flatMap(({width, file}, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    addressOf(file),
    text(` ${width}w`),
  ]);
  return {
    type: 'mdxJsxAttribute',
    name: 'srcSet',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variants.map(({file, width}) => `${file} ${width}w`).join(', '),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: joined(parts)}],
        },
      },
    },
  };
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

async function picture(
  image: Image,
  file: string,
  cacheDir: string,
): Promise<MdxJsxTextElement> {
  const variants = await imageVariants(file, cacheDir);
  const sources = imageFormats.map((format): MdxJsxTextElement => ({
    type: 'mdxJsxTextElement',
    name: 'source',
    attributes: [
      attribute('type', `image/${format}`),
      attribute('sizes', imageSizes),
      srcSet(variants[format]),
    ],
    children: [],
  }));
  return {
    type: 'mdxJsxTextElement',
    name: 'picture',
    attributes: [],
    // Docusaurus goes on with the image itself: its address, width and height.
    children: [...sources, image],
  };
}

/**
 * Makes the remark plugin that offers browsers each image in several widths and formats. An image without words that describe it stops
 * the build with the page's file and line.
 */
export function createRemarkImages(siteDir: string): Plugin<[], Root> {
  const staticDir = path.join(siteDir, 'static');
  const cacheDir = path.join(siteDir, 'node_modules/.cache/image-variants');
  return () => async (tree, file) => {
    const found: {image: Image; siblings: PhrasingContent[]}[] = [];
    visit(tree, 'image', (image, _, parent) => {
      if ((image.alt ?? '').trim() === '') {
        file.fail(
          `found no description of the image ${image.url}, expected words that say what it shows, for readers who do not see it; fix: ![what it shows](${image.url})`,
          image.position,
          'images',
        );
      }
      found.push({image, siblings: parent?.children as PhrasingContent[]});
    });
    for (const {image, siblings} of found) {
      const source = fileOf(image.url, file.path, staticDir);
      if (source !== undefined) {
        siblings[siblings.indexOf(image)] = await picture(
          image,
          source,
          cacheDir,
        );
      }
    }
  };
}
