import {createHash} from 'node:crypto';
import path from 'node:path';

const imports = /\bimport\((['"])(\.[^'"]*)\1\)/g;

/**
 * Names what is loaded on demand by a piece of a hash. Without a name it would be called by the whole path of its file, in the table of
 * scripts that every page has.
 *
 * @this {{context: string}}
 */
export default function importNamesLoader(source) {
  return source.replaceAll(imports, (text, quote, request) => {
    const file = path.relative('.', path.resolve(this.context, request));
    const name = createHash('md5').update(file).digest('hex').slice(0, 4);
    return `import(/* webpackChunkName: "${name}" */ ${quote}${request}${quote})`;
  });
}
