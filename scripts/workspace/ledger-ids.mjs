import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

/** Area prefixes of the IDs in the ledger of requirements. */
const AREAS =
  'ACC|API|CHAT|COMP|CONST|DATA|DIFF|ERR|EVT|FEED|GAP|INQ|LIST|MKT|MOCK|NAV|NOTE|OPS|PAGE|PERM|PLAN|PROD|TREE';
const ID = `(?:${AREAS})-\\d{3}`;
const IDS = `${ID}(?:(?:, | to | and )${ID})*`;

const reference = new RegExp(`(?:\\n[ \\t]*\\*)?[ \\t]*@see ${IDS}`, 'g');
const remark = new RegExp(`(?:[ \\t]*\\n[ \\t]*\\*)?[ \\t]*(?:\\(${IDS}\\)|\\[${IDS}\\])`, 'g');
const comment = /\/\*\*[\s\S]*?\*\//g;

/**
 * Removes ledger IDs, which nobody outside can look up, from the doc comments of declarations. Code stays
 * unchanged.
 * @param {string} declarations
 */
export function stripLedgerIds(declarations) {
  return declarations.replaceAll(comment, (text) => {
    const stripped = text.replaceAll(reference, '').replaceAll(remark, '');
    if (stripped === text) return text;
    // Removes comments, and trailing parts of comments, that are left empty.
    const trimmed = stripped.replaceAll(/(?:\n[ \t]*\*[ \t]*)+\n([ \t]*\*\/)/g, '\n$1');
    return /^\/\*\*[\s*]*\*\/$/.test(trimmed) ? '' : trimmed;
  });
}

/** @param {string} text @returns {string[]} the IDs in it */
export const ledgerIds = (text) => text.match(new RegExp(`\\b${ID}\\b`, 'g')) ?? [];

/** The declarations of a built package, from the root. @param {string} folder */
export const declarationsOf = (folder) =>
  readdirSync(at(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(folder, 'dist', name));

/** @param {string} folder of a package that was just built */
export function stripPublishedIds(folder) {
  for (const file of declarationsOf(folder)) {
    const text = readFileSync(at(file), 'utf8');
    const stripped = stripLedgerIds(text);
    if (stripped !== text) writeFileSync(at(file), stripped);
  }
}
