import type {
  SheetDecision,
  SheetKind,
  SheetMapping,
  SpreadsheetImported,
  SpreadsheetPreview,
  SpreadsheetUndone,
} from '@millrace/api-client';

/** What a row of each kind may say, as the server reads it. */
export const SHEET_FIELDS = {
  suppliers: ['name', 'country', 'address', 'url', 'description'],
  materials: ['name', 'description'],
  applications: ['name', 'description'],
  catalogue: ['name', 'description'],
} as const satisfies Record<SheetKind, readonly (keyof SheetMapping)[]>;

/** What becomes of rows that are like something known and not decided one by one. */
export const ALIKE_CHOICES = ['use', 'create', 'skip'] as const;

/** What becomes of rows that are like something known. */
export type AlikeChoice = (typeof ALIKE_CHOICES)[number];

/** What a member has decided so far, by the number of the row. */
export type SheetDecisions = Readonly<Record<number, SheetDecision>>;

/** How far an import is. */
export type SheetImportState =
  | { status: 'choosing'; failure: string | null }
  | { status: 'reading' }
  | {
      status: 'deciding';
      preview: SpreadsheetPreview;
      alike: AlikeChoice;
      decisions: SheetDecisions;
      /** The columns were changed, and the rows are read anew. */
      isReadingAnew: boolean;
      isImporting: boolean;
      failure: string | null;
    }
  | { status: 'done'; imported: SpreadsheetImported; isUndoing: boolean; failure: string | null }
  | { status: 'undone'; undone: SpreadsheetUndone };
