import type { SupplierSort } from '@millrace/domain';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MillraceProvider } from '../../provider/MillraceProvider';
import { type Supplier, SupplierTable } from '.';
import { oneSupplier, someSuppliers } from './story-suppliers';

const [first, ...others] = someSuppliers(300) as [Supplier, ...Supplier[]];

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  window.scrollTo({ top: 0, behavior: 'instant' });
});

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function show(rows: readonly Supplier[], sort: SupplierSort, shownSort = sort): Promise<void> {
  root.render(
    <MillraceProvider locale="en">
      <SupplierTable
        product={{ name: 'Preform silica glass' }}
        state={{ status: 'ready', rows, total: rows.length, more: 'idle' }}
        sort={sort}
        shownSort={shownSort}
        onSortChange={() => undefined}
      />
    </MillraceProvider>,
  );
  await painted();
  await expect.poll(body, PATIENT).not.toBeNull();
}

/** A list of some length may be drawn in more than two frames. */
const PATIENT = { timeout: 10_000 };

const body = () => container.querySelector('tbody');

describe('a long table of suppliers', () => {
  it('begins anew in another order, also in one that begins with the same company', async () => {
    await show([first, ...others], 'premium');
    const before = body();
    // Those in the other order have not come yet.
    await show([first, ...others], 'country', 'premium');
    await expect.poll(() => container.querySelector('[aria-sort]'), PATIENT).toBeNull();
    expect(body()).toBe(before);
    await show([first, ...others.toReversed()], 'country');
    await expect
      .poll(() => container.querySelector('[aria-sort]')?.textContent, PATIENT)
      .toContain('Country');
    expect(body()).not.toBe(before);
  });

  it('keeps the focus where it is when another company has come to the top of the same order', async () => {
    await show([first, ...others], 'premium');
    const link = container.querySelectorAll<HTMLElement>('tbody a')[3];
    link?.focus();
    await show([oneSupplier({ id: 'new', name: 'Aa Glass' }), first, ...others], 'premium');
    await expect.poll(() => container.textContent, PATIENT).toContain('Aa Glass');
    expect(document.activeElement).toBe(link);
  });
});
