import { recountAllSupplied, recountProducts } from '../../../platform/db/counts';
import type { Transaction } from '../../../platform/db/database';
import type { Link } from '../../catalogue/links';
import { insertProducts } from '../../catalogue/products';
import { insertSuppliers } from '../../catalogue/suppliers';
import { insertCompanies } from '../../companies/companies';
import { insertLinks } from '../../value-chain/value-chain';
import { listsCompanies, type SheetDraft } from './sheet-kinds';
import type { SheetTarget } from './spreadsheets.repository';

/** Creates records for rows, with the checks of creating them manually. */
export async function createNamed(
  tx: Transaction,
  { kind }: SheetTarget,
  rows: readonly (SheetDraft & { id: string })[],
  createdBy: string,
): Promise<void> {
  if (!listsCompanies(kind)) return insertProducts(tx, rows, createdBy);
  const companies = rows.map(({ id, name, address, url, country, description }) => ({
    ...{ id, name, address, url, country, description },
    type: null,
  }));
  return insertCompanies(tx, companies, createdBy);
}

/** Links companies or products with the target. @returns The new links. */
export async function listNamed(
  tx: Transaction,
  { kind, id }: SheetTarget,
  ids: readonly string[],
  createdBy: string,
): Promise<string[]> {
  switch (kind) {
    case 'suppliers': {
      const added = await insertSuppliers(tx, { companyIds: ids, productIds: [id] }, createdBy);
      return added.map(({ companyId }) => companyId);
    }
    case 'catalogue': {
      const added = await insertSuppliers(tx, { companyIds: [id], productIds: ids }, createdBy);
      return added.map(({ productId }) => productId);
    }
    case 'materials': {
      const added = await insertLinks(tx, { rawMaterialIds: ids, applicationIds: [id] }, createdBy);
      return added.map(({ rawMaterialId }) => rawMaterialId);
    }
    case 'applications': {
      const added = await insertLinks(tx, { rawMaterialIds: [id], applicationIds: ids }, createdBy);
      return added.map(({ applicationId }) => applicationId);
    }
  }
}

/** Updates counts after linking: of the products, and of their raw materials if suppliers changed. */
export async function recountListed(
  tx: Transaction,
  { kind, id }: SheetTarget,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  if (kind === 'materials' || kind === 'applications') return recountProducts(tx, [id, ...ids]);
  return recountAllSupplied(tx, kind === 'suppliers' ? [id] : ids);
}

/** Returns the link of a record with the target. */
export const linkOf = ({ kind, id }: SheetTarget, listedId: string): Link => {
  if (kind === 'suppliers') return { kind: 'supplier', productId: id, otherId: listedId };
  if (kind === 'catalogue') return { kind: 'supplier', productId: listedId, otherId: id };
  if (kind === 'materials') return { kind: 'material', productId: id, otherId: listedId };
  return { kind: 'material', productId: listedId, otherId: id };
};
