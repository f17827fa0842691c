import type { QueryClient } from '@tanstack/react-query';
import type { ConcentrationFilter } from '../catalogue/keys';
import { productKeys } from '../catalogue/keys';
import type { AnalyticsRange } from '../commerce/queries';
import { companyKeys } from '../companies/keys';
import { networkKeys } from '../network/keys';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type {
  DecisionDraft,
  ExportTable,
  ReportDraft,
  SheetKind,
  SheetMapping,
  SpreadsheetImport,
  TextEncoding,
} from '../types';
import { moderationKeys, searchKeys, spreadsheetKeys } from './keys';

/** Returns mutations of reports and moderation, as options of TanStack Query. @see GAP-096 */
export function moderationMutations({ withoutRetries: client }: Client) {
  return {
    /** Reports a post, a comment or a member; a second report while the first is open fails with `already_reported`. */
    report: () =>
      createOptions({
        mutationKey: ['moderation', 'report'],
        path: '/api/v2/reports',
        call: (draft: ReportDraft, header) =>
          unwrap(client.POST('/api/v2/reports', { params: { header }, body: draft })),
        refresh: async () => undefined,
      }),

    /** Decides a case; fails with `already_decided` if someone else decided first. */
    decide: (id: string) =>
      createOptions({
        mutationKey: ['moderation', 'decide'],
        path: '/api/v2/moderation/cases/{id}/decisions',
        call: (draft: DecisionDraft, header) =>
          unwrap(
            client.POST('/api/v2/moderation/cases/{id}/decisions', {
              params: { path: { id }, header },
              body: draft,
            }),
          ),
        refresh: async (queries, decided) => {
          queries.setQueryData(moderationKeys.one(id), decided);
          await queries.invalidateQueries({ queryKey: ['moderation', 'cases'] });
        },
      }),
  };
}

/** Choice for a row that resembles an existing entry; or the id of that entry. */
export type SheetDecision = 'use' | 'create' | 'skip' | (string & {});

/** Spreadsheet and its import options. */
export interface SheetDraft {
  kind: SheetKind;
  /** Id of the product, or of the company for a catalogue. */
  targetId: string;
  /** CSV or XLSX, at most 10 MB. */
  file: File;
  /** Name of the sheet of a workbook; guessed by the server if omitted. */
  sheet?: string | undefined;
  /** Encoding of a CSV file; detected by the server if omitted. */
  encoding?: TextEncoding | undefined;
  /** Number of the row with the headings, from 1; guessed by the server if omitted. */
  headingRow?: number | undefined;
  /** Column mapping; guessed by the server if omitted. */
  columns?: SheetMapping | undefined;
  /** Choice for rows that resemble an existing entry and have no decision of their own. Default `skip`. */
  alike?: 'use' | 'create' | 'skip' | undefined;
  /** Decisions by row number. */
  decisions?: Readonly<Record<number, SheetDecision>> | undefined;
}

/** Spreadsheet, and the format of returned rows. */
type SheetForm = SheetDraft & { format?: 'csv' | 'xlsx' };

/** Stores a changed import, and refetches the history. */
async function storeImport(queries: QueryClient, changed: SpreadsheetImport): Promise<void> {
  queries.setQueryData(spreadsheetKeys.one(changed.id), changed);
  await queries.invalidateQueries({ queryKey: spreadsheetKeys.imports, exact: true });
}

/** Refetches the lists that an import or its undo has changed. */
export const refetchImported = (queries: QueryClient): Promise<unknown> =>
  refetch(queries, productKeys.all, companyKeys.all, networkKeys.all, searchKeys.all);

/** Import mutations, as options of TanStack Query. */
export function spreadsheetMutations({ withoutRetries: client }: Client) {
  const toSheetRequest = (draft: SheetForm) => ({
    // The contract types files as text; the form is what is sent.
    body: { kind: draft.kind, target_id: draft.targetId, file: draft.file.name },
    bodySerializer: () => sheetForm(draft),
  });
  return {
    /** Previews the effect of a spreadsheet, without writing (dry run). */
    preview: () =>
      writeOptions({
        mutationKey: ['spreadsheets', 'preview'],
        mutationFn: (draft: SheetDraft) =>
          unwrap(client.POST('/api/v2/spreadsheets/preview', toSheetRequest(draft))),
        refresh: async () => undefined,
      }),

    /** Starts an import, which runs in the background. */
    importSheet: () =>
      createOptions({
        mutationKey: ['spreadsheets', 'import'],
        path: '/api/v2/spreadsheets/import',
        call: (draft: SheetDraft, header) =>
          unwrap(
            client.POST('/api/v2/spreadsheets/import', { ...toSheetRequest(draft), params: { header } }),
          ),
        refresh: storeImport,
      }),

    /** Stops an import; what it has imported stays. */
    stop: () =>
      writeOptions({
        mutationKey: ['spreadsheets', 'stop'],
        mutationFn: ({ importId }: { importId: string }) =>
          unwrap(
            client.POST('/api/v2/spreadsheets/imports/{id}/stop', { params: { path: { id: importId } } }),
          ),
        refresh: storeImport,
      }),

    /** Starts to undo an import, within 30 days; entries that others have built on stay and are listed. */
    undo: () =>
      writeOptions({
        mutationKey: ['spreadsheets', 'undo'],
        mutationFn: ({ importId }: { importId: string }) =>
          unwrap(client.DELETE('/api/v2/spreadsheets/imports/{id}', { params: { path: { id: importId } } })),
        refresh: storeImport,
      }),

    /** Returns the refused rows as a file, each with its error. */
    refusedRows: () =>
      writeOptions({
        mutationKey: ['spreadsheets', 'refused'],
        mutationFn: async (draft: SheetDraft & { format: 'csv' | 'xlsx' }): Promise<Blob> =>
          unwrap(client.POST('/api/v2/spreadsheets/refused', { ...toSheetRequest(draft), parseAs: 'blob' })),
        refresh: async () => undefined,
      }),
  };
}

/** Table to export, and the file format. */
interface ExportOptions {
  /** Product or company; the member's own tables have none. */
  id?: string | undefined;
  format: 'csv' | 'xlsx';
  /** Analytics only. */
  range?: AnalyticsRange | undefined;
  /** Concentration only. */
  chain?: ConcentrationFilter | undefined;
}

/** Returns the address of a table's export; for members, with the rows that its page shows them. */
export function exportAddress(
  client: Pick<Client, 'baseUrl'>,
  table: ExportTable,
  { id, format, range, chain: { depth, ...chain } = {} }: ExportOptions,
): string {
  const query = new URLSearchParams({
    ...(id !== undefined && { id }),
    ...range,
    ...chain,
    ...(depth !== undefined && { depth: String(depth) }),
    format,
  });
  return `${client.baseUrl}/api/v2/exports/${table}?${query}`;
}

function sheetForm({
  kind,
  targetId,
  file,
  columns,
  alike,
  decisions,
  format,
  ...choice
}: SheetForm): FormData {
  const { sheet, encoding, headingRow } = choice;
  const form = new FormData();
  form.set('kind', kind);
  form.set('target_id', targetId);
  if (sheet !== undefined) form.set('sheet', sheet);
  if (encoding) form.set('encoding', encoding);
  if (headingRow !== undefined) form.set('heading_row', String(headingRow));
  if (columns) form.set('columns', JSON.stringify(columns));
  if (alike) form.set('alike', alike);
  if (decisions && Object.keys(decisions).length > 0) form.set('decisions', JSON.stringify(decisions));
  if (format) form.set('format', format);
  form.set('file', file);
  return form;
}
