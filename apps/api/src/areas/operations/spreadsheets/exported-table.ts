import type { Call, Handlers } from '../../../platform/http/call';
import type { SheetValue } from './write-spreadsheet';

/** What answers the pages of tables: an export shows what they show, to whom they show it. */
export type PageHandlers = Pick<
  Handlers,
  | 'listSuppliers'
  | 'listRawMaterials'
  | 'listApplications'
  | 'getConcentration'
  | 'listPotentialCustomers'
  | 'listFollowers'
  | 'listCompanyProducts'
  | 'listCompanyEmployees'
  | 'listCompanyFollowers'
  | 'listVendors'
  | 'listCustomers'
  | 'listConnections'
  | 'listFollowedProducts'
  | 'listProducts'
  | 'getAnalytics'
  | 'getPublisherReport'
>;

/** An export as it is asked for. */
export type ExportCall = Call<'exportTable'>;

/** A page of a table, as rows of cells. */
interface ExportPage {
  rows: readonly (readonly SheetValue[])[];
  next: string | undefined;
}

/** A table as a spreadsheet. */
export interface ExportedTable {
  headings: readonly string[];
  readPage: (handlers: PageHandlers, call: ExportCall, cursor: string | undefined) => Promise<ExportPage>;
}
