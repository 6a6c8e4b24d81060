import type {Locale} from '../../src/config/locales';
import {toWrite} from '../placeholders/marker';
import {insertAfter, refuse, type Plan} from './plan';
import {pageFile, type Project} from './project';

const FOLDER = 'src/components/product-tables';
const BLOCKS = 'src/markdown/facts/factBlocks.ts';
const WORDS = 'i18n/zh/code.json';
const KNIP = 'knip.json';
/** The page that lists all blocks of facts. */
const GUIDE = 'guide/authoring/index';

function componentFile(name: string, id: string): string {
  return `import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface ${name}Props {
  names: readonly string[];
}

/** ${toWrite('What a reader sees here')} */
export function ${name}({names}: ${name}Props): ReactNode {
  const label = translate({
    id: '${id}',
    message: '${toWrite('Name of the list')}',
    description: 'Name of the list of ${name}',
  });
  return (
    <ul aria-label={label}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
`;
}

function testFile(name: string): string {
  return `import {screen} from '@testing-library/react';
import {${name}} from '../../../../src/components/product-tables/${name}';
import {renderOnSite} from '../../../support/renderOnSite';

test('a reader sees each entry in the order of the facts', () => {
  renderOnSite(<${name} names={['Beta', 'Alpha']} />);
  expect(screen.getByRole('list')).toHaveAccessibleName();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Beta', 'Alpha']);
});
`;
}

/** The guide for authors with a row more, in one language. */
function guideWithRow(
  {read}: Project,
  locale: Locale,
  row: string,
): Record<string, string> {
  const file = pageFile(GUIDE, locale);
  return {
    [file]: insertAfter(read(file), /^\| `<[A-Z][^\n]*\|$/, `\n${row}`, file),
  };
}

/**
 * A block of facts for authors: component, test, registration, messages, and its row in the guide for authors. It lists names to begin
 * with.
 */
export function planComponent(
  project: Project,
  name: string | undefined,
): Plan {
  const {read, list} = project;
  if (name === undefined || !/^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)*$/.test(name)) {
    return refuse(
      'component',
      name,
      'a name in Pascal case, such as QuotaTable',
    );
  }
  const all =
    read(BLOCKS) +
    list('src/markdown/facts')
      .map((file) => read(`src/markdown/facts/${file}`))
      .join('\n');
  const isBlock = new RegExp(`^ +${name}: block\\(`, 'm').test(all);
  const isFolder = list('src/components').some((file) =>
    file.toLowerCase().split('/').includes(name.toLowerCase()),
  );
  if (isBlock || isFolder) {
    refuse(
      'component',
      name,
      'a name that no component and no block of facts has',
    );
  }
  const id = `facts.${name.charAt(0).toLowerCase()}${name.slice(1)}.label`;
  const message = {
    message: toWrite('列表的名称'),
    description: `Name of the list of ${name}`,
  };
  const words = `"${id}": ${JSON.stringify(message, null, 2)}`;
  return {
    created: {
      [`${FOLDER}/${name}.tsx`]: componentFile(name, id),
      [`tests/browser/components/product-tables/${name}.test.tsx`]:
        testFile(name),
    },
    changed: {
      [BLOCKS]: insertAfter(
        read(BLOCKS),
        /^const siteBlocks = \{$/,
        `${name}: block({attributes: noAttributes, module: '@site/${FOLDER}/${name}', props: ({drivers}) => ({names: drivers.map(({name}) => name)})}),`,
        BLOCKS,
      ),
      [WORDS]: insertAfter(read(WORDS), /^ {2}\}(?=\n\})/, `, ${words}`, WORDS),
      [KNIP]: insertAfter(
        read(KNIP),
        /^ +"src\/components\/product-tables\/[^\n]*,$/,
        `"${FOLDER}/${name}.tsx",`,
        KNIP,
      ),
      ...guideWithRow(
        project,
        'en',
        `| \`<${name} />\` | ${toWrite('what it shows')} |`,
      ),
      ...guideWithRow(
        project,
        'zh',
        `| \`<${name} />\` | ${toWrite('显示什么')} |`,
      ),
    },
    pages: [GUIDE],
  };
}
