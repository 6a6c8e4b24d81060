import type {Expression, Literal} from 'estree';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** The requests in Docusaurus' expression for an image: `require("…").default + "#dark"`. */
function requestsIn(expression: Expression): Literal[] {
  switch (expression.type) {
    case 'BinaryExpression':
      return expression.left.type === 'PrivateIdentifier'
        ? []
        : requestsIn(expression.left);
    case 'MemberExpression':
      return expression.object.type === 'Super'
        ? []
        : requestsIn(expression.object);
    case 'CallExpression':
      return expression.arguments.filter(
        (argument): argument is Literal => argument.type === 'Literal',
      );
    default:
      return [];
  }
}

function shorten(request: Literal): void {
  if (typeof request.value === 'string') {
    request.value = request.value.replace(/&fallback=[^&!]*/, '');
    request.raw = JSON.stringify(request.value);
  }
}

/**
 * Removes the path of the build folder from the requests for images. Docusaurus names a loader in them by its full path, although
 * url-loader finds it by itself, and the bundler hashes requests: the scripts would differ between folders that the site is built in.
 */
export function remarkImageRequests() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (
        node.type !== 'mdxJsxTextElement' &&
        node.type !== 'mdxJsxFlowElement'
      ) {
        return;
      }
      for (const {value} of node.attributes) {
        const program = typeof value === 'object' ? value?.data?.estree : null;
        const [statement] = program?.body ?? [];
        if (statement?.type === 'ExpressionStatement') {
          requestsIn(statement.expression).forEach(shorten);
        }
      }
    });
  };
}
