import { fileURLToPath } from 'node:url';
import { weigh } from '../browser/bundle';

/** Everything that is measured, as the page names it. */
export const CANDIDATES = [
  'floor',
  'Millrace',
  'AG Grid Community',
  'MUI X Data Grid, pages of 100',
  'TanStack Table + Virtual',
  'React Aria Table',
] as const;

const ui = fileURLToPath(new URL('../../../../packages/ui/src/primitives', import.meta.url));

/** What each weighs, in bytes, by its name: what draws rows in columns, some of many, and sorts them. */
export async function weighTables(): Promise<Map<string, number>> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return new Map([
    [
      'Millrace',
      await weigh(
        `export { DataTable } from '${ui}/DataTable'; export { UiProvider } from '${ui}/UiProvider';`,
        folder,
      ),
    ],
    [
      'AG Grid Community',
      await weigh(
        `export { AgGridReact } from 'ag-grid-react'; export { ClientSideRowModelModule, ModuleRegistry } from 'ag-grid-community';`,
        folder,
      ),
    ],
    ['MUI X Data Grid, pages of 100', await weigh(`export { DataGrid } from '@mui/x-data-grid';`, folder)],
    [
      'TanStack Table + Virtual',
      await weigh(
        `export { columnSizingFeature, createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'; export { useVirtualizer } from '@tanstack/react-virtual';`,
        folder,
      ),
    ],
    [
      'React Aria Table',
      await weigh(
        `export { Cell, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components';`,
        folder,
      ),
    ],
  ]);
}
