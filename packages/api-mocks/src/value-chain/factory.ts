import type { ApplicationEntry, RawMaterialEntry } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { productName, sectorAt } from '../factories/names';
import { stableId } from '../factories/stable-id';

/** Creates a raw material or a machine, with overrides. */
export function aRawMaterial(overrides: Partial<RawMaterialEntry> = {}): RawMaterialEntry {
  return { ...rowAt(exampleRawMaterials(), 0), ...overrides };
}

/** Creates raw materials: those of the contract first, then generated ones. */
export function rawMaterials(count: number, overrides: Partial<RawMaterialEntry> = {}): RawMaterialEntry[] {
  const first = exampleRawMaterials();
  return many(count, (index) => ({ ...(first[index] ?? madeUpRawMaterial(index)), ...overrides }));
}

function madeUpRawMaterial(index: number): RawMaterialEntry {
  const name = productName(index);
  return aRawMaterial({
    rawMaterial: stableId('product', name),
    rawMaterial_title: name,
    description: `${name} in grades for series production, with a certificate for each lot.`,
    supplierCount: (index * 5) % 23,
    sector: sectorAt(index),
  });
}

function exampleRawMaterials(): RawMaterialEntry[] {
  return example('RawMaterialList', 'RawMaterialsFilled').Items;
}

/** Creates an application or end product, with overrides. */
export function anApplication(overrides: Partial<ApplicationEntry> = {}): ApplicationEntry {
  return { ...rowAt(exampleApplications(), 0), ...overrides };
}

/** Creates applications: those of the contract first, then generated ones without applications of their own. */
export function applications(count: number, overrides: Partial<ApplicationEntry> = {}): ApplicationEntry[] {
  const first = exampleApplications();
  return many(count, (index) => ({ ...(first[index] ?? madeUpApplication(index)), ...overrides }));
}

function madeUpApplication(index: number): ApplicationEntry {
  const name = productName(index);
  return anApplication({
    application: stableId('product', name),
    application_title: name,
    description: `${name} in grades for series production, with a certificate for each lot.`,
    supplierCount: (index * 5) % 23,
    childApplications: 0,
    sector: sectorAt(index),
  });
}

function exampleApplications(): ApplicationEntry[] {
  return example('ApplicationList', 'ApplicationsFilled').Items;
}
