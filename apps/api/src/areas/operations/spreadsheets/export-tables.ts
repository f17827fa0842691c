import type { components } from '@millrace/api-client';
import { ANALYTICS_TABLES, PUBLISHER_TABLES } from './export-analytics';
import { CONCENTRATION_TABLE } from './export-concentration';
import { ofThing } from './export-target';
import type { ExportCall, ExportedTable } from './exported-table';

/** An exportable table. */
export type ExportTable = components['schemas']['ExportTable'];

/** Page size, larger than the limit of the API. */
const PAGE = 500;

/** Creates a call of a page's handler on behalf of the exporting viewer. */
const pageCall = <Path>(call: ExportCall, path: Path, cursor: string | undefined) => ({
  ...call,
  path,
  body: undefined,
  query: { limit: PAGE, ...(cursor !== undefined && { cursor }) },
});

/** The viewer's own tables have no path parameters. */
const NO_PATH = undefined as never;

/** Tables with the columns of their pages. */
export const EXPORT_TABLES: Readonly<Record<ExportTable, ExportedTable>> = {
  suppliers: {
    headings: ['Company', 'Country', 'Type', 'Premium', 'Contacts'],
    readPage: async (handlers, call, cursor) => {
      const { query, ...rest } = pageCall(call, ofThing(call), cursor);
      const { json } = await handlers.listSuppliers({ ...rest, query: { ...query, sort: 'premium' } });
      return {
        rows: json.results.map((one) => [
          one.company_name,
          one.country,
          one.type,
          one.premium ? 'yes' : 'no',
          one.contacts,
        ]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  materials: {
    headings: ['Raw material', 'Description', 'Suppliers'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listRawMaterials(pageCall(call, ofThing(call), cursor));
      return {
        rows: json.Items.map((one) => [one.rawMaterial_title, one.description, one.supplierCount]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  applications: {
    headings: ['Application', 'Description', 'Suppliers', 'Applications'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listApplications(pageCall(call, ofThing(call), cursor));
      return {
        rows: json.Items.map((one) => [
          one.application_title,
          one.description,
          one.supplierCount,
          one.childApplications,
        ]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  concentration: CONCENTRATION_TABLE,
  'potential-customers': {
    headings: ['Company', 'Country', 'Applications'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listPotentialCustomers(pageCall(call, ofThing(call), cursor));
      return {
        rows: json.Items.map((one) => [one.company_name, one.country, one.supp]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  'product-followers': {
    headings: ['Name', 'Company'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listFollowers(pageCall(call, ofThing(call), cursor));
      return {
        rows: json.results.map((one) => [one.user_name, one.company_name]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  'company-products': {
    headings: ['Product', 'Description', 'Sector'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listCompanyProducts(pageCall(call, ofThing(call), cursor));
      return {
        rows: json.Items.map((one) => [one.product_name, one.description, one.sector]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  'company-people': {
    headings: ['Name', 'Designation', 'Verified'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listCompanyEmployees(pageCall(call, ofThing(call), cursor));
      return {
        rows: json.Items.map((one) => [one.user_name, one.designation, one.verified ? 'yes' : 'no']),
        next: json.LastEvaluatedKey,
      };
    },
  },
  'company-followers': {
    headings: ['Name', 'Company'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listCompanyFollowers(pageCall(call, ofThing(call), cursor));
      return {
        rows: json.results.map((one) => [one.user_name, one.company_name]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  vendors: {
    headings: ['Company', 'Country', 'Contacts'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listVendors(pageCall(call, NO_PATH, cursor));
      return {
        rows: json.results.map((one) => [one.company_name, one.company_country, one.company_contacts]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  customers: {
    headings: ['Company', 'Country', 'Contacts'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listCustomers(pageCall(call, NO_PATH, cursor));
      return {
        rows: json.results.map((one) => [one.customer_name, one.customer_country, one.customer_contacts]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  connections: {
    headings: ['Name', 'Company', 'Followed'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listConnections(pageCall(call, NO_PATH, cursor));
      return {
        rows: json.results.map((one) => [one.user_name, one.user_company_name, one.connected ? 'yes' : 'no']),
        next: json.LastEvaluatedKey,
      };
    },
  },
  'followed-products': {
    headings: ['Product', 'Sector', 'Followers'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listFollowedProducts(pageCall(call, NO_PATH, cursor));
      return {
        rows: json.Items.map((one) => [one.product_name, one.sector, one.followers]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  products: {
    headings: ['Product', 'Description', 'Country', 'Sector', 'Suppliers', 'Followers'],
    readPage: async (handlers, call, cursor) => {
      const { json } = await handlers.listProducts(pageCall(call, NO_PATH, cursor));
      return {
        rows: json.Items.map((one) => [
          one.name,
          one.description,
          one.country,
          one.sector,
          one.counts.suppliers,
          one.followers,
        ]),
        next: json.LastEvaluatedKey,
      };
    },
  },
  ...ANALYTICS_TABLES,
  ...PUBLISHER_TABLES,
};
