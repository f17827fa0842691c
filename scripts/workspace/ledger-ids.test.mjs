import { describe, expect, it } from 'vitest';
import { ledgerIds, stripLedgerIds } from './ledger-ids.mjs';

describe('published declarations', () => {
  it.each([
    ['/** Shows a product. @see PROD-030 */', '/** Shows a product. */'],
    ['/** Shows it. @see FEED-037, GAP-020 to GAP-022 */', '/** Shows it. */'],
    ['/** Is kept (GAP-058). */', '/** Is kept. */'],
    ['/**\n * Opens a PDF.\n *\n * @see FEED-037\n */', '/**\n * Opens a PDF.\n */'],
    [
      '/**\n * Opens a PDF.\n *\n * @see FEED-037\n * @throws Never.\n */',
      '/**\n * Opens a PDF.\n *\n * @throws Never.\n */',
    ],
    ['/** One that is kept\n *  (GAP-058). */', '/** One that is kept. */'],
    ['/** @see PROD-030 */\nconst a: 1;', '\nconst a: 1;'],
    [
      "/** By SHA-256. @see https://example.com */\ntype A = 'GAP-001';",
      "/** By SHA-256. @see https://example.com */\ntype A = 'GAP-001';",
    ],
  ])('bear no ID of the ledger: %j', (before, after) => {
    expect(stripLedgerIds(before)).toBe(after);
  });

  it('say which are left', () => {
    expect(ledgerIds('As GAP-058 asks, by SHA-256.')).toEqual(['GAP-058']);
  });
});
