import ts from 'typescript';
import { readDeclaration, readSelector } from './read-sheet.mjs';

/** @typedef {import('./read-sheet.mjs').Use} Use */

/** Converts `WebkitMaskImage` to `-webkit-mask-image`. @param {string} key */
const hyphenate = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Lists the CSS features that a `*.css.ts` uses.
 * @param {ts.SourceFile} source
 * @returns {Use[]}
 */
export function readStyle(source) {
  /** @type {Use[]} */
  const uses = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertyAssignment(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      for (const [kind, name] of readEntry(node, source)) uses.push({ kind, name, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/**
 * @param {ts.PropertyAssignment} node
 * @param {ts.SourceFile} source
 * @returns {[Use['kind'], string][]}
 */
function readEntry({ name, initializer }, source) {
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return [];
  const property = hyphenate(name.text);
  if (ts.isObjectLiteralExpression(initializer))
    return name.text.startsWith('@') ? [['atRules', name.text.slice(1)]] : readSelector(name.text);
  // An array is a value with fallbacks: browsers use the last one that they support.
  if (ts.isArrayLiteralExpression(initializer)) return [['properties', property]];
  if (!ts.isStringLiteralLike(initializer) && !ts.isTemplateExpression(initializer)) return [];
  return readDeclaration(property, initializer.getText(source).slice(1, -1));
}
