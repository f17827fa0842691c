import type {
  SheetDecision,
  SheetKind,
  SheetMapping,
  SpreadsheetImported,
  SpreadsheetPreview,
  SpreadsheetUndone,
} from '@millrace/api-client';

/** Fields of each kind that the server can import. */
export const SHEET_FIELDS = {
  suppliers: ['name', 'country', 'address', 'url', 'description'],
  materials: ['name', 'description'],
  applications: ['name', 'description'],
  catalogue: ['name', 'description'],
} as const satisfies Record<SheetKind, readonly (keyof SheetMapping)[]>;

/** Default handling of rows that resemble existing entries and have no individual decision. */
export const ALIKE_CHOICES = ['use', 'create', 'skip'] as const;

/** Handling of rows that resemble existing entries. */
export type AlikeChoice = (typeof ALIKE_CHOICES)[number];

/** Individual decisions by row number. */
export type SheetDecisions = Readonly<Record<number, SheetDecision>>;

/** State of an import. */
export type SheetImportState =
  | { status: 'choosing'; failure: string | null }
  | { status: 'reading' }
  | {
      status: 'deciding';
      preview: SpreadsheetPreview;
      alike: AlikeChoice;
      decisions: SheetDecisions;
      /** True while the preview is refetched after a change of the mapping. */
      isReadingAnew: boolean;
      isImporting: boolean;
      failure: string | null;
    }
  | { status: 'done'; imported: SpreadsheetImported; isUndoing: boolean; failure: string | null }
  | { status: 'undone'; undone: SpreadsheetUndone };
