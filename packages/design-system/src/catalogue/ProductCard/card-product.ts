import { artPath, type Sector } from '@millrace/domain';

/** View model of a product card, already formatted so that widgets need not bundle the lookup tables. */
export interface CardProduct {
  name: string;
  sector: Sector | null;
  /** URL of its picture. Default: a drawn plate. */
  picture?: string | undefined;
  counts: { suppliers: number; rawMaterials: number; applications: number };
}

/** Maps a product to the view model of its card. */
export function cardProduct(product: {
  name: string;
  sector: Sector | null;
  original_images: readonly { value: string }[];
  /** Crops of the original images, as selected for display. */
  crop_images?: readonly { value: string }[];
  counts: { suppliers: number; raw_materials: number; applications: number };
}): CardProduct & { picture: string } {
  const {
    name,
    sector,
    original_images: [original],
    crop_images: [crop] = [],
    counts,
  } = product;
  return {
    name,
    sector,
    picture: (crop ?? original)?.value ?? artPath({ name, sector, kind: 'plate' }),
    counts: {
      suppliers: counts.suppliers,
      rawMaterials: counts.raw_materials,
      applications: counts.applications,
    },
  };
}
