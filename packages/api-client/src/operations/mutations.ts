import type { ConcentrationFilter } from '../catalogue/keys';
import { productKeys } from '../catalogue/keys';
import type { AnalyticsRange } from '../commerce/queries';
import { companyKeys } from '../companies/keys';
import { networkKeys } from '../network/keys';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { DecisionDraft, ExportTable, ReportDraft, SheetKind, SheetMapping } from '../types';
import { moderationKeys, searchKeys } from './keys';

/** Reporting and deciding, as options of TanStack Query. @see GAP-096 */
export function moderationMutations({ withoutRetries: client }: Client) {
  return {
    /** Reports a post, a comment or a member; a second time while the first is open fails with `already_reported`. */
    report: () =>
      createOptions({
        mutationKey: ['moderation', 'report'],
        path: '/api/v2/reports',
        call: (draft: ReportDraft, header) =>
          unwrap(client.POST('/api/v2/reports', { params: { header }, body: draft })),
        refresh: async () => undefined,
      }),

    /** Decides a case; where somebody was quicker it fails with `already_decided`. */
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

/** What becomes of a row that is like something known; or the id of what it is. */
export type SheetDecision = 'use' | 'create' | 'skip' | (string & {});

/** A spreadsheet, and how it is to be read. */
export interface SheetDraft {
  kind: SheetKind;
  /** The product, or for a catalogue the company. */
  targetId: string;
  /** CSV or XLSX, at most 10 MB. */
  file: File;
  /** Left out, the server guesses which column says what. */
  columns?: SheetMapping | undefined;
  /** Of rows that are not decided one by one. Default `skip`. */
  alike?: 'use' | 'create' | 'skip' | undefined;
  /** By the number of the row. */
  decisions?: Readonly<Record<number, SheetDecision>> | undefined;
}

/** Calls about spreadsheets, as options of TanStack Query. */
export function spreadsheetMutations({ withoutRetries: client }: Client) {
  const toSheetRequest = (draft: SheetDraft) => ({
    // The contract's types know a file as text; what is sent is the form.
    body: { kind: draft.kind, target_id: draft.targetId, file: draft.file.name },
    bodySerializer: () => sheetForm(draft),
  });
  return {
    /** Says what a spreadsheet would do, and writes nothing. */
    preview: () =>
      writeOptions({
        mutationKey: ['spreadsheets', 'preview'],
        mutationFn: (draft: SheetDraft) =>
          unwrap(client.POST('/api/v2/spreadsheets/preview', toSheetRequest(draft))),
        refresh: async () => undefined,
      }),

    /** Does what a spreadsheet says, all or nothing but for rows that are refused. */
    importSheet: () =>
      createOptions({
        mutationKey: ['spreadsheets', 'import'],
        path: '/api/v2/spreadsheets/import',
        call: (draft: SheetDraft, header) =>
          unwrap(
            client.POST('/api/v2/spreadsheets/import', { ...toSheetRequest(draft), params: { header } }),
          ),
        refresh: (queries) =>
          refetch(queries, productKeys.all, companyKeys.all, networkKeys.all, searchKeys.all),
      }),

    /** Undoes an import as a whole, within a day; what others have built upon stays, and is named. */
    undo: () =>
      writeOptions({
        mutationKey: ['spreadsheets', 'undo'],
        mutationFn: ({ importId }: { importId: string }) =>
          unwrap(client.DELETE('/api/v2/spreadsheets/imports/{id}', { params: { path: { id: importId } } })),
        refresh: (queries) =>
          refetch(queries, productKeys.all, companyKeys.all, networkKeys.all, searchKeys.all),
      }),

    /** The rows that cannot be taken, as a file of the same form with what is wrong with each. */
    refusedRows: () =>
      writeOptions({
        mutationKey: ['spreadsheets', 'refused'],
        mutationFn: async (draft: SheetDraft): Promise<Blob> =>
          unwrap(client.POST('/api/v2/spreadsheets/refused', { ...toSheetRequest(draft), parseAs: 'blob' })),
        refresh: async () => undefined,
      }),
  };
}

/** What a spreadsheet is of, and its form. */
interface ExportOptions {
  /** The product or company; one's own tables have none. */
  id?: string | undefined;
  format: 'csv' | 'xlsx';
  /** Of analytics. */
  range?: AnalyticsRange | undefined;
  /** Of a concentration. */
  chain?: ConcentrationFilter | undefined;
}

/** Where a table is to be had as a spreadsheet; for members, of whom it shows as much as its page does. */
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

function sheetForm({ kind, targetId, file, columns, alike, decisions }: SheetDraft): FormData {
  const form = new FormData();
  form.set('kind', kind);
  form.set('target_id', targetId);
  if (columns) form.set('columns', JSON.stringify(columns));
  if (alike) form.set('alike', alike);
  if (decisions && Object.keys(decisions).length > 0) form.set('decisions', JSON.stringify(decisions));
  form.set('file', file);
  return form;
}
