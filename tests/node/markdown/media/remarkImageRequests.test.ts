import type {Root} from 'mdast';
import {remarkImageRequests} from '../../../../src/markdown/media/remarkImageRequests';

/** What Docusaurus makes of `![](./img/a.png#dark)` in a folder. */
function imageIn(folder: string): Root {
  const request = `!${folder}/node_modules/url-loader/dist/cjs.js?limit=10000&name=a-[contenthash].[ext]&fallback=${folder}/node_modules/file-loader/dist/cjs.js!./img/a.png`;
  const literal = (value: string) => ({
    type: 'Literal',
    value,
    raw: `"${value}"`,
  });
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'BinaryExpression',
          operator: '+',
          left: {
            type: 'MemberExpression',
            object: {
              type: 'CallExpression',
              callee: {type: 'Identifier', name: 'require'},
              arguments: [literal(request)],
            },
            property: {type: 'Identifier', name: 'default'},
          },
          right: literal('#dark'),
        },
      },
    ],
  };
  return {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'img',
        children: [],
        attributes: [
          {type: 'mdxJsxAttribute', name: 'alt', value: '&fallback=kept'},
          {
            type: 'mdxJsxAttribute',
            name: 'src',
            value: {
              type: 'mdxJsxAttributeValueExpression',
              value: '',
              data: {estree},
            },
          },
        ],
      },
    ],
  } as unknown as Root;
}

test('an image is asked for without the path of a loader that is found by itself', () => {
  const tree = imageIn('/home/ann/docs');
  remarkImageRequests()(tree);
  const text = JSON.stringify(tree);
  expect(text).not.toContain('file-loader');
  expect(text).toContain('name=a-[contenthash].[ext]!./img/a.png');
  expect(text).toContain('"#dark"');
  expect(text).toContain('&fallback=kept');
});
