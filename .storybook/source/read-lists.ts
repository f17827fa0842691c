import ts from 'typescript';

const alias = /^\(typeof (\w+)\)\[number\]$/;

/**
 * What the types made of a list stand for: `ButtonTone` is `'primary' | 'secondary' | …`, from
 * `BUTTON_TONES = […] as const`.
 */
export function readLists(sources: readonly ts.SourceFile[]): Map<string, string> {
  const lists = readListValues(sources);
  const aliases = new Map<string, string>();
  for (const statement of sources.flatMap((source) => [...source.statements])) {
    if (ts.isTypeAliasDeclaration(statement)) {
      const [, list] = alias.exec(statement.type.getText()) ?? [];
      if (list) aliases.set(statement.name.text, list);
    }
  }
  return new Map([...aliases].map(([type, list]) => [type, lists.get(list)?.join(' | ') ?? list]));
}

/** The values of each list that is written out, as they are written: `BUTTON_TONES` has `'primary'`, `'secondary'`, …. */
export function readListValues(sources: readonly ts.SourceFile[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const statement of sources.flatMap((source) => [...source.statements])) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (
        initializer &&
        ts.isAsExpression(initializer) &&
        ts.isArrayLiteralExpression(initializer.expression)
      )
        lists.set(
          name.getText(),
          initializer.expression.elements.map((element) => element.getText()),
        );
    }
  }
  return lists;
}
