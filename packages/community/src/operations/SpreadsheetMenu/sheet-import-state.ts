import type {
  SheetDecision,
  SheetKind,
  SheetMapping,
  SpreadsheetImport,
  SpreadsheetPreview,
  TextEncoding,
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

/** Reading of the file: the member's choices, or the server's guess. */
export interface SheetReading {
  sheet?: string | undefined;
  encoding?: TextEncoding | undefined;
  headingRow?: number | undefined;
}

/** Steps of the dialog until the import starts. */
export const SHEET_STEPS = ['file', 'contents', 'columns', 'rows'] as const;
export type SheetStep = (typeof SHEET_STEPS)[number];

/** Format of the file of refused rows. */
export type RefusedFormat = 'csv' | 'xlsx';

/** State of an import. */
export type SheetImportState =
  | { status: 'choosing'; failure: string | null }
  | { status: 'reading' }
  | {
      status: 'deciding';
      preview: SpreadsheetPreview;
      alike: AlikeChoice;
      decisions: SheetDecisions;
      /** True while the preview is refetched after a change. */
      isReadingAnew: boolean;
      isImporting: boolean;
      failure: string | null;
    }
  | { status: 'started'; imported: SpreadsheetImport; isSending: boolean; failure: string | null };
