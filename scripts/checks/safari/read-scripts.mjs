import ts from 'typescript';

/**
 * What of a browser's own a script names.
 * @typedef {object} ScriptUse
 * @property {string} file
 * @property {number} line counted from 1
 * @property {string} owner the interface, or '' of globals
 * @property {string} name
 */

/**
 * Asks the compiler for each doubtful name whether it is the browser's. What is called by `?.()` is known to be
 * missing somewhere and is left out.
 * @param {string[]} files
 * @param {string} config the tsconfig.json whose options hold
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

/** Their members are names of CSS, which styles are asked for, and names of our own. */
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

/** `AbortSignal` of `declare var AbortSignal: { any(): … }` as of `interface AbortSignal`. @param {ts.Declaration} declaration */
function ownerOf({ parent }) {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text.replace(/Constructor$/, '');
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText();
  return '';
}
