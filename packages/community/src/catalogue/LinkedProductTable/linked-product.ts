import type { ApplicationEntry, RawMaterialEntry } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';

/** Direction of the links of a table. */
export type LinkedProductKind = 'materials' | 'applications';

/** A linked product, either an input or a use. */
export interface LinkedProduct {
  id: string;
  title: string;
  description: string;
  sector: Sector | null;
  supplierCount: number;
  /** Number of its own applications; for applications only. */
  furtherApplications?: number;
}

/** @see DATA-021 */
export function fromRawMaterial(entry: RawMaterialEntry): LinkedProduct {
  const { rawMaterial: id, rawMaterial_title: title, description, sector, supplierCount } = entry;
  return { id, title, description, sector, supplierCount };
}

/** @see DATA-022 */
export function fromApplication(entry: ApplicationEntry): LinkedProduct {
  const {
    application: id,
    application_title: title,
    description,
    sector,
    supplierCount,
    childApplications,
  } = entry;
  return { id, title, description, sector, supplierCount, furtherApplications: childApplications };
}
