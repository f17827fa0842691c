import ts from 'typescript';

/** The comments beside the token names in the contract's tree, by path. */
export function readTokenNotes(source: ts.SourceFile): Record<string, string> {
  const notes: Record<string, string> = {};
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const place = ts.isPropertyAssignment(node) ? [...path, propertyKey(node)] : path;
    const note = ts.isPropertyAssignment(node) && noteBefore(node, source);
    if (note) notes[place.join('.')] = note;
    ts.forEachChild(node, (child) => visit(child, place));
  };
  visit(source, []);
  return notes;
}

/** The compiler keeps no comments of properties; they stand before them in the text. */
function noteBefore(node: ts.Node, source: ts.SourceFile): string {
  const text = source.getFullText();
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .join(' ')
    .replaceAll(/\/\*\*|\*\/|^\s*\*/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function propertyKey({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}
