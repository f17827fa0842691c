import type { components } from '@millrace/api-client';
import type { LinkedProduct } from './value-chain.repository';

type RawMaterialEntry = components['schemas']['RawMaterialEntry'];
type ApplicationEntry = components['schemas']['ApplicationEntry'];

/** A raw material as its row shows it. @see DATA-021 */
export const rawMaterialView = (row: LinkedProduct): RawMaterialEntry => ({
  rawMaterial: row.id,
  rawMaterial_title: row.name,
  description: row.description ?? '',
  supplierCount: row.supplierCount,
  childRawMaterials: row.rawMaterialCount,
  sector: row.sector,
});

/** An application as its row and the tree show it. @see DATA-022 */
export const applicationView = (row: LinkedProduct): ApplicationEntry => ({
  application: row.id,
  application_title: row.name,
  description: row.description ?? '',
  supplierCount: row.supplierCount,
  childApplications: row.applicationCount,
  sector: row.sector,
});
