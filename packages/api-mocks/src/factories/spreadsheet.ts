import type { SpreadsheetImported, SpreadsheetPreview, SpreadsheetUndone } from '@millrace/api-client';
import { example } from '../contract/examples';

/** What the contract's list of suppliers would do, with whatever is overridden. */
export const sheetPreview = (overrides: Partial<SpreadsheetPreview> = {}): SpreadsheetPreview => ({
  ...example('SpreadsheetPreview', 'SpreadsheetPreviewSuppliers'),
  ...overrides,
});

/** What the contract's list of suppliers has done, with whatever is overridden. */
export const importedSheet = (overrides: Partial<SpreadsheetImported> = {}): SpreadsheetImported => ({
  ...example('SpreadsheetImported', 'SpreadsheetImportedSuppliers'),
  ...overrides,
});

/** What became of an import that was undone, with whatever is overridden. */
export const undoneSheet = (overrides: Partial<SpreadsheetUndone> = {}): SpreadsheetUndone => ({
  ...example('SpreadsheetUndone', 'SpreadsheetUndoneSuppliers'),
  ...overrides,
});
