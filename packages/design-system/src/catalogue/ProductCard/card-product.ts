import { artPath, type Sector } from '@millrace/domain';

/** What a card shows of a product. Ready to show, so that the view drags no tables into a widget. */
export interface CardProduct {
  name: string;
  sector: Sector | null;
  /** Address of its picture. Default: a plate is drawn. */
  picture?: string | undefined;
  counts: { suppliers: number; rawMaterials: number; applications: number };
}

/** Takes from a product what its card shows. */
export function cardProduct(product: {
  name: string;
  sector: Sector | null;
  original_images: readonly { value: string }[];
  /** The parts of them that were chosen to be shown. */
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
