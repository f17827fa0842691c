import ts from 'typescript';

/**
 * Use of a browser API in a script.
 * @typedef {object} ScriptUse
 * @property {string} file
 * @property {number} line counted from 1
 * @property {string} owner the interface, or '' of globals
 * @property {string} name
 */

/**
 * Asks the compiler for each doubtful name whether it is a browser API. Optional calls (`?.()`) handle a missing
 * API and are skipped.
 * @param {string[]} files
 * @param {string} config the tsconfig.json with the compiler options
 * @param {Set<string>} doubtful
 * @returns {ScriptUse[]}
 */
export function readScripts(files, config, doubtful) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    ts.sys.resolvePath(`${config}/..`),
  );
  const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false, composite: false });
  const checker = program.getTypeChecker();
  /** @type {ScriptUse[]} */
  const uses = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`The compiler does not know ${file}.`);
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isIdentifier(node) && doubtful.has(node.text) && !isAsked(node)) {
        const declaration = checker.getSymbolAtLocation(node)?.declarations?.find(isOfBrowser);
        if (declaration && !notInterfaces.has(ownerOf(declaration)))
          uses.push({
            file,
            line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
            owner: ownerOf(declaration),
            name: node.text,
          });
      }
      if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}

/** Interfaces whose members are CSS names, which the style checks cover, or names of our own. */
const notInterfaces = new Set(['CSSStyleProperties', 'CSSStyleDeclaration', 'DOMStringMap']);

/** @param {ts.Identifier} node */
const isAsked = ({ parent }) =>
  ts.isTypeOfExpression(parent) ||
  (ts.isPropertyAccessExpression(parent) &&
    ts.isCallExpression(parent.parent) &&
    parent.parent.questionDotToken !== undefined);

/** @param {ts.Declaration} declaration */
const isOfBrowser = (declaration) =>
  /\/lib\.(dom|es)[\w.]*\.d\.ts$/.test(declaration.getSourceFile().fileName);

/** Returns a member's interface, also from `declare var Name: { any(): … }`. @param {ts.Declaration} declaration */
function ownerOf({ parent }) {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text.replace(/Constructor$/, '');
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText();
  return '';
}
