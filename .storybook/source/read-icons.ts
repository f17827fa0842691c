import ts from 'typescript';

/** Names of the icons that files import from Lucide, each with the folders that do. */
export function readIcons(
  sources: readonly ts.SourceFile[],
  toFolder: (source: ts.SourceFile) => string,
): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const source of sources) {
    for (const statement of source.statements.filter(ts.isImportDeclaration)) {
      const names = statement.importClause?.namedBindings;
      const isLucide = statement.moduleSpecifier.getText().slice(1, -1) === 'lucide-react';
      if (!isLucide || !names || !ts.isNamedImports(names) || statement.importClause?.isTypeOnly) continue;
      for (const { name, propertyName, isTypeOnly } of names.elements) {
        const icon = (propertyName ?? name).text;
        if (isTypeOnly || icon === 'LucideIcon') continue;
        const folders = users.get(icon) ?? [];
        if (!folders.includes(toFolder(source))) folders.push(toFolder(source));
        users.set(icon, folders);
      }
    }
  }
  return new Map([...users].sort(([a], [b]) => a.localeCompare(b)));
}
