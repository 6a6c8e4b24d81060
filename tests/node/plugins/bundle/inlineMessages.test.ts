import ts from 'typescript';
import {inlineMessages} from '../../../../src/plugins/bundle/inlineMessages';

const imports = "import Translate, {translate} from '@docusaurus/Translate';\n";

/** What becomes of code that says something. */
const inlined = (code: string, messages: Record<string, string> = {}) =>
  inlineMessages(imports + code, 'Part.tsx', messages).slice(imports.length);

/** Words that would end a string, a tag or an expression if they were put into code as they are. */
const hostile = [
  `"double" and 'single' quotes`,
  'a \\ and a \\n that is no line, \\u4e2d no character',
  '</script><script>alert(1)</script>',
  '</Translate>{alert(1)}',
  '{count} of {all} }{ ${code} `code`',
  'One file|{count} files',
  'two\nlines\u2028\u2029',
  '中文，“引号”\u{20000}',
  'constructor',
  '',
];

/** The text of the only literal in a statement. */
function onlyText(code: string): string {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('Part.tsx', code, ts.ScriptTarget.Latest);
  visit(file);
  expect(file).toHaveProperty('parseDiagnostics', []);
  expect(file.statements).toHaveLength(1);
  expect(found).toHaveLength(1);
  return found[0] as string;
}

describe('a visitor of a translated page', () => {
  it('gets the message in the code that uses it', () => {
    expect(
      inlined(
        `const label = translate({
          id: 'tools.copy',
          message: 'Copy',
          description: 'Button',
        });`,
        {'tools.copy': '复制'},
      ),
    ).toBe('const label = "复制";');
  });

  it('gets it by its text where it has no id', () => {
    expect(
      inlined(
        `const a = <p title={translate({message: 'Copy'})}>
  <Translate>
    Two
    lines
  </Translate>
  <Translate values={{n}}>{'{n} files'}</Translate>
</p>;`,
        {Copy: '复制', 'Two lines': '两行', '{n} files': '{n} 个文件'},
      ),
    ).toBe(`const a = <p title={"复制"}>
  <>{"两行"}</>
  <Translate values={{n}}>{"{n} 个文件"}</Translate>
</p>;`);
  });

  it('gets numbers and names filled in, also where these are messages themselves', () => {
    expect(
      inlined(
        `translate(
  {id: 'a', message: '{what} of {count}', description: 'x'},
  {count, what: translate({message: 'File', id: 'b'})},
);`,
        {a: '{count} 中的{what}', b: '文件'},
      ),
    ).toBe(`translate(
  {"message":"{count} 中的{what}"},
  {count, what: "文件"},
);`);
  });

  it.each(hostile)('reads %j as it is written', (words) => {
    const messages = {a: words};
    expect(
      onlyText(inlined(`say(translate({id: 'a', message: 'A'}));`, messages)),
    ).toBe(words);
    expect(
      onlyText(inlined('say(<Translate id="a">A</Translate>);', messages)),
    ).toBe(words);
  });
});

describe('a visitor of the language that the code is written in', () => {
  it('loads neither ids nor descriptions', () => {
    expect(
      inlined(`const a = <h2 title={translate({id: 'a', message: 'It’s', description: 'x'})}>
  <Translate description="x" id="b">Text</Translate>
  <Translate description="x" id="c" values={{n}}>{'{n} files'}</Translate>
</h2>;`),
    ).toBe(`const a = <h2 title={"It’s"}>
  <>Text</>
  <Translate   values={{n}}>{'{n} files'}</Translate>
</h2>;`);
  });

  it.each(hostile)('reads %j as it is written', (words) => {
    expect(
      onlyText(
        inlined(`translate({id: 'a', message: ${JSON.stringify(words)}});`),
      ),
    ).toBe(words);
  });
});

it('names of others that look the same stay as they are', () => {
  const own = `const style = {translate: '1px', Translate: 2};
canvas.translate({id: 'a', message: 'A'});
say('translate({id})', <T.Translate id="a" />);`;
  expect(inlined(own)).toBe(own);
  const other = `import {translate} from './geometry';
// Not '@docusaurus/Translate'.
translate({id: 'a', message: 'A'});`;
  expect(inlineMessages(other, 'part.ts', {a: '甲'})).toBe(other);
});

it('the name under which a module imports it does not matter', () => {
  expect(
    inlineMessages(
      `import T, {translate as t} from '@docusaurus/Translate';
say(t({id: 'a', message: 'A'}), <T id="a">A</T>);`,
      'Part.tsx',
      {a: '甲'},
    ),
  ).toBe(`import T, {translate as t} from '@docusaurus/Translate';
say("甲", <>{"甲"}</>);`);
});

test.each([
  ['a computed id', 'translate({id: `a.${kind}`, message: "A"});'],
  ['a message of elsewhere', 'translate({id: "a", message: words.a});'],
  ['a spread', 'translate({...spread, id: "a", message: "A"});'],
  ['a shorthand', 'translate({id, message: "A"});'],
  ['an object of elsewhere', 'translate(spread);'],
  ['no message', 'translate({id: "a"});'],
  ['a function that is handed on', 'spread.map(translate);'],
  ['a function in an object', 'say({translate});'],
  ['a function of another name', 'const t = translate;'],
  ['a computed id of an element', '<Translate id={id}>A</Translate>;'],
  ['a spread in an element', '<Translate {...spread}>A</Translate>;'],
  [
    'a message of an element from elsewhere',
    '<Translate id="a">{a}</Translate>;',
  ],
  ['an element without a message', '<Translate id="a" />;'],
  ['a whole module', 'import * as T from "@docusaurus/Translate";'],
  ['what is handed on from a module', 'export * from "@docusaurus/Translate";'],
  ['a module that is loaded later', 'void import("@docusaurus/Translate");'],
])(
  'the build fails, with the line, at messages that nobody would find: %s',
  (_, code) => {
    expect(() => inlined(`\n${code}`)).toThrow(
      /^Part\.tsx:3: found .+, expected .+; otherwise its words are nowhere in the built site$/,
    );
  },
);
