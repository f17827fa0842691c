import type { RawMaterialEntry } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { productName, sectorAt } from './names';
import { stableId } from './stable-id';

/** A raw material or a machine, with whatever is overridden. */
export function aRawMaterial(overrides: Partial<RawMaterialEntry> = {}): RawMaterialEntry {
  return { ...rowAt(known(), 0), ...overrides };
}

/** Raw materials: those of the contract first, then made-up ones. */
export function rawMaterials(count: number, overrides: Partial<RawMaterialEntry> = {}): RawMaterialEntry[] {
  const first = known();
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): RawMaterialEntry {
  const name = productName(index);
  return aRawMaterial({
    rawMaterial: stableId('product', name),
    rawMaterial_title: name,
    description: `${name} in grades for series production, with a certificate for each lot.`,
    supplierCount: (index * 5) % 23,
    sector: sectorAt(index),
  });
}

function known(): RawMaterialEntry[] {
  return example('RawMaterialList', 'RawMaterialsFilled').Items;
}
