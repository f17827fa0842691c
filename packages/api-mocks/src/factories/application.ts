import type { ApplicationEntry } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { productName, sectorAt } from './names';
import { stableId } from './stable-id';

/** An application or end product, with whatever is overridden. */
export function anApplication(overrides: Partial<ApplicationEntry> = {}): ApplicationEntry {
  return { ...rowAt(known(), 0), ...overrides };
}

/** Applications: those of the contract first, then made-up ones without applications of their own. */
export function applications(count: number, overrides: Partial<ApplicationEntry> = {}): ApplicationEntry[] {
  const first = known();
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): ApplicationEntry {
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

function known(): ApplicationEntry[] {
  return example('ApplicationList', 'ApplicationsFilled').Items;
}
