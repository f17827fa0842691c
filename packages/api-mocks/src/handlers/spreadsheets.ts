import type { HttpHandler } from 'msw';
import { importedSheet, sheetPreview, undoneSheet } from '../factories/spreadsheet';
import type { MockServer } from './mock-server';
import { REPLY, refuse } from './refusals';

const CSV = { ...REPLY.headers, 'Content-Type': 'text/csv; charset=utf-8' };

/** Spreadsheets: whatever is sent is taken for the contract's list of suppliers. */
export function spreadsheetHandlers({ http, user }: MockServer): HttpHandler[] {
  return [
    http.post('/api/v2/spreadsheets/preview', ({ response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(sheetPreview(), REPLY),
    ),
    http.post('/api/v2/spreadsheets/import', ({ response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(importedSheet(), REPLY),
    ),
    http.delete('/api/v2/spreadsheets/imports/{id}', ({ response }) =>
      user === null ? response.untyped(refuse('signIn')) : response(200).json(undoneSheet(), REPLY),
    ),
    http.post('/api/v2/spreadsheets/refused', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const [row] = sheetPreview().rows;
      const text = `Company,Country,What is wrong\r\n${row?.name},Atlantis,${row?.reason}\r\n`;
      const disposition = 'attachment; filename="rows-to-correct.csv"';
      return response.untyped(
        new Response(text, { headers: { ...CSV, 'Content-Disposition': disposition } }),
      );
    }),
    http.get('/api/v2/exports/{table}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const disposition = `attachment; filename="${params.table}.csv"`;
      return response.untyped(
        new Response('Company\r\n', { headers: { ...CSV, 'Content-Disposition': disposition } }),
      );
    }),
  ];
}
