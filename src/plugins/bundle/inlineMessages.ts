import ts from 'typescript';

const TRANSLATE = '@docusaurus/Translate';

/** The messages of a language by their ids, or by their English text where they have none. */
export type Messages = Readonly<Record<string, string>>;

interface Edit {
  start: number;
  end: number;
  text: string;
}

function fail(node: ts.Node, expected: string): never {
  const file = node.getSourceFile();
  const {line} = file.getLineAndCharacterOfPosition(node.getStart());
  throw new Error(
    `${file.fileName}:${line + 1}: found ${node.getText()}, expected ${expected}; otherwise its words are nowhere in the built site`,
  );
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node)
    ? node.text
    : undefined;
}

const isImport = (node: ts.Node): node is ts.ImportDeclaration =>
  ts.isImportDeclaration(node) &&
  textOf(node.moduleSpecifier) === TRANSLATE &&
  node.importClause?.namedBindings?.kind !== ts.SyntaxKind.NamespaceImport;

function importedNames(file: ts.SourceFile): Set<string> {
  return new Set(
    file.statements.filter(isImport).flatMap(({importClause}) => {
      const bindings = importClause?.namedBindings;
      const named =
        bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      return [importClause, ...named].flatMap((one) => one?.name?.text ?? []);
    }),
  );
}

/** Whether an identifier only names a property, a declaration or an import, so that no message is used. */
function isNameOnly(node: ts.Identifier): boolean {
  const {name, propertyName} = node.parent as Partial<ts.ImportSpecifier>;
  return (
    (name === node || propertyName === node) &&
    !ts.isShorthandPropertyAssignment(node.parent)
  );
}

const replaced = (node: ts.Node, text: string): Edit => ({
  start: node.getStart(),
  end: node.end,
  text,
});

/** `translate({id?, message, description?}, values)` */
function editsOfCall(call: ts.CallExpression, messages: Messages): Edit[] {
  const [argument, values] = call.arguments;
  if (argument === undefined || !ts.isObjectLiteralExpression(argument)) {
    return fail(call, 'an object of literal strings');
  }
  const fields = new Map(
    argument.properties.map((property) => {
      const text = ts.isPropertyAssignment(property)
        ? textOf(property.initializer)
        : undefined;
      return text === undefined
        ? fail(property, 'a literal string')
        : [property.name?.getText(), text];
    }),
  );
  const message = fields.get('message') ?? fail(call, 'a message');
  const translation = messages[fields.get('id') ?? message] ?? message;
  return [
    values === undefined
      ? replaced(call, JSON.stringify(translation))
      : replaced(argument, JSON.stringify({message: translation})),
  ];
}

/** The text of an element's child, as it is or as a literal. */
function childText(child: ts.JsxChild): string | undefined {
  if (ts.isJsxText(child)) {
    return child.text.trim().replaceAll(/\s+/g, ' ');
  }
  return ts.isJsxExpression(child) ? textOf(child.expression) : undefined;
}

/** `<Translate id? description? values>message</Translate>` */
function editsOfElement(element: ts.JsxElement, messages: Messages): Edit[] {
  const {openingElement, children, closingElement} = element;
  const attributes = openingElement.attributes.properties;
  const named = (name: string) =>
    attributes.find((one) => one.name?.getText() === name);
  const [idAttribute, description] = [named('id'), named('description')];
  const texts = children.map(childText);
  const id =
    idAttribute && ts.isJsxAttribute(idAttribute)
      ? textOf(idAttribute.initializer)
      : texts.join('');
  if (
    id === undefined ||
    texts.includes(undefined) ||
    attributes.some(ts.isJsxSpreadAttribute)
  ) {
    return fail(
      openingElement,
      'a literal message, and no id or a literal one',
    );
  }
  const dropped = [description, idAttribute].filter((one) => one !== undefined);
  const translation = messages[id];
  return [
    ...(dropped.length === attributes.length
      ? [replaced(openingElement, '<>'), replaced(closingElement, '</>')]
      : dropped.map((one) => replaced(one, ''))),
    ...(translation === undefined
      ? []
      : [
          {
            start: openingElement.end,
            end: closingElement.getStart(),
            text: `{${JSON.stringify(translation)}}`,
          },
        ]),
  ];
}

/**
 * The code of a module with its messages in one language, without ids and descriptions.
 *
 * @param messages the translations by id; a message without one stays as it is
 * @throws Error naming the line of a message that is not literal
 */
export function inlineMessages(
  code: string,
  fileName: string,
  messages: Messages,
): string {
  if (!code.includes(TRANSLATE)) {
    return code;
  }
  const file = ts.createSourceFile(
    fileName,
    code,
    ts.ScriptTarget.Latest,
    true,
  );
  const names = importedNames(file);
  const isTranslateReference = (node: ts.Node) =>
    ts.isIdentifier(node) && names.has(node.text);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTranslateReference(node.expression)) {
      edits.push(...editsOfCall(node, messages));
      node.arguments.slice(1).forEach(visit);
    } else if (
      ts.isJsxElement(node) &&
      isTranslateReference(node.openingElement.tagName)
    ) {
      edits.push(...editsOfElement(node, messages));
      visit(node.openingElement.attributes);
    } else if (textOf(node) === TRANSLATE && !isImport(node.parent)) {
      fail(node.parent, 'an import of names');
    } else if (
      ts.isIdentifier(node) &&
      isTranslateReference(node) &&
      !isNameOnly(node)
    ) {
      fail(node.parent, 'a call or an element');
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, edit) =>
        text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      code,
    );
}
