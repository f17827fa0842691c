import postcss from 'postcss';

/**
 * CSS feature used in styles.
 * @typedef {object} Use
 * @property {'properties' | 'keywords' | 'functions' | 'atRules' | 'pseudos'} kind
 * @property {string} name
 * @property {number} line counted from 1
 */

/**
 * @param {string} property
 * @param {string} value
 * @returns {[Use['kind'], string][]}
 */
export function readDeclaration(property, value) {
  const plain = value.replace(/\$\{[^}]*\}/g, ' ');
  return [
    ['properties', property],
    ...[...plain.matchAll(/([a-z][a-z0-9-]*)\(/g)].map(
      ([, name]) => /** @type {[Use['kind'], string]} */ (['functions', String(name)]),
    ),
    ...[...plain.matchAll(/(?<![\w$-])[a-z][a-z-]*(?![\w(-])/g)].map(
      ([word]) => /** @type {[Use['kind'], string]} */ (['keywords', `${property}: ${word}`]),
    ),
  ];
}

/** @param {string} selector @returns {[Use['kind'], string][]} */
export const readSelector = (selector) =>
  [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name]) => ['pseudos', String(name)]);

/** @param {string} text of a style sheet @returns {Use[]} */
export function readSheet(text) {
  /** @type {Use[]} */
  const uses = [];
  postcss.parse(text).walk((node) => {
    const line = node.source?.start?.line ?? 0;
    /** @type {[Use['kind'], string][]} */
    let found = [];
    if (node.type === 'decl') found = readDeclaration(node.prop, node.value);
    if (node.type === 'atrule') found = [['atRules', node.name]];
    if (node.type === 'rule') found = readSelector(node.selector);
    for (const [kind, name] of found) uses.push({ kind, name, line });
  });
  return uses;
}
