import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkImageRequests} from '../../../../src/markdown/media/remarkImageRequests';

/** What Docusaurus makes of `![](./img/a.png#dark)` in a folder. */
function imageIn(folder: string) {
  const request = `!${folder}/node_modules/url-loader/dist/cjs.js?limit=10000&name=a-[contenthash].[ext]&fallback=${folder}/node_modules/file-loader/dist/cjs.js!./img/a.png`;
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse(
      `<img alt="&amp;fallback=kept" src={require("${request}").default + "#dark"} />`,
    );
}

test('an image is asked for without the path of a loader that is found by itself', () => {
  const tree = imageIn('/home/ann/docs');
  remarkImageRequests()(tree);
  // The source of an expression is not used any more.
  const text = JSON.stringify(tree, (key, value: unknown) =>
    key === 'value' && String(value).startsWith('require(') ? '' : value,
  );
  expect(text).not.toContain('file-loader');
  expect(text).toContain('name=a-[contenthash].[ext]!./img/a.png');
  expect(text).toContain('"#dark"');
  expect(text).toContain('&fallback=kept');
});
