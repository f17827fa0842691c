import type { SpreadsheetImported, SpreadsheetPreview } from '@millrace/api-client';
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
