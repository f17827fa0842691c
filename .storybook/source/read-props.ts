import ts from 'typescript';

export interface DocumentedProp {
  name: string;
  /** As it is written, or the values of the list that it comes from. */
  type: string;
  required: boolean;
  description: string;
}

export interface DocumentedProps {
  /** Of the type, such as `ButtonProps`. */
  name: string;
  props: DocumentedProp[];
  /** What else it takes: types declared elsewhere, as they are written. */
  also: string[];
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The exported types of a folder whose names end in `Props`, read from its files. */
export function readProps(sources: readonly ts.SourceFile[]): DocumentedProps[] {
  const declarations = new Map<string, Declaration>();
  for (const statement of sources.flatMap((source) => [...source.statements])) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      declarations.set(statement.name.text, statement);
  }
  return [...declarations.values()]
    .filter((declaration) => declaration.name.text.endsWith('Props') && isExported(declaration))
    .map((declaration) => describe(declaration, declarations));
}

function describe(declaration: Declaration, declarations: ReadonlyMap<string, Declaration>): DocumentedProps {
  const described: DocumentedProps = { name: declaration.name.text, props: [], also: [] };
  const add = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) {
      for (const parent of node.heritageClauses?.flatMap((clause) => [...clause.types]) ?? []) add(parent);
      node.members.forEach(addMember);
    } else if (ts.isTypeLiteralNode(node)) node.members.forEach(addMember);
    else if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) node.types.forEach(add);
    else if (ts.isParenthesizedTypeNode(node)) add(node.type);
    else addReference(node);
  };
  const addReference = (node: ts.Node) => {
    const local = declarations.get(node.getText());
    if (local) add(ts.isInterfaceDeclaration(local) ? local : local.type);
    else described.also.push(oneLine(node.getText()));
  };
  const addMember = (member: ts.TypeElement) => {
    if (!ts.isPropertySignature(member) && !ts.isMethodSignature(member)) return;
    const name = member.name.getText();
    const type = oneLine(member.type?.getText() ?? '');
    // One side of a union says that it has no such prop.
    if (type === 'never' || type === 'undefined' || described.props.some((prop) => prop.name === name))
      return;
    described.props.push({ name, type, required: !member.questionToken, description: jsDocText(member) });
  };
  add(ts.isInterfaceDeclaration(declaration) ? declaration : declaration.type);
  return described;
}

function jsDocText(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? '');
}

function isExported(declaration: Declaration): boolean {
  return declaration.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
