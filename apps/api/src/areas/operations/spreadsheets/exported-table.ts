import type { Call, Handlers } from '../../../platform/http/call';
import type { SheetValue } from './write-spreadsheet';

/** Handlers of the pages: an export contains what they return to the same viewer. */
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

/** An export request. */
export type ExportCall = Call<'exportTable'>;

/** A page of a table, as rows of cells. */
interface ExportPage {
  rows: readonly (readonly SheetValue[])[];
  next: string | undefined;
}

/** A table to export. */
export interface ExportedTable {
  headings: readonly string[];
  readPage: (handlers: PageHandlers, call: ExportCall, cursor: string | undefined) => Promise<ExportPage>;
}
