import type { components } from '@millrace/api-client';
import type { LinkedProduct } from './value-chain.repository';

type RawMaterialEntry = components['schemas']['RawMaterialEntry'];
type ApplicationEntry = components['schemas']['ApplicationEntry'];

/** Returns a raw material for its row. @see DATA-021 */
export const rawMaterialView = (row: LinkedProduct): RawMaterialEntry => ({
  rawMaterial: row.id,
  rawMaterial_title: row.name,
  description: row.description ?? '',
  supplierCount: row.supplierCount,
  childRawMaterials: row.rawMaterialCount,
  sector: row.sector,
});

/** Returns an application for its row and the tree. @see DATA-022 */
export const applicationView = (row: LinkedProduct): ApplicationEntry => ({
  application: row.id,
  application_title: row.name,
  description: row.description ?? '',
  supplierCount: row.supplierCount,
  childApplications: row.applicationCount,
  sector: row.sector,
});
