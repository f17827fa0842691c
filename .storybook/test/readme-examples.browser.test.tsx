import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RelatedProduct } from '../../packages/design-system/examples/RelatedProduct';
import { CompanyName } from '../../packages/ui/examples/CompanyName';
import { GermanApplication } from '../../packages/ui/examples/GermanApplication';
import { SupplyChain } from '../../packages/value-chain/examples/SupplyChain';

const container = document.createElement('div');
let root: Root;

function draw(example: ReactNode) {
  document.body.append(container);
  root = createRoot(container);
  root.render(example);
}

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('the first example of ui takes a name, in the face of the kit', async () => {
  const handleSave = vi.fn();
  draw(<CompanyName onSave={handleSave} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Company' }), 'Kvarnholm');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(handleSave).toHaveBeenCalledWith('Kvarnholm'));
  const { fontFamily, backgroundColor } = getComputedStyle(container.firstElementChild as Element);
  expect(fontFamily).toContain('Archivo');
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

it('the example of a provider speaks its language', async () => {
  draw(<GermanApplication />);
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByRole('button', { name: 'Ausblenden' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Ausblenden' }));
});

it('the first example of value-chain draws its graph', async () => {
  draw(<SupplyChain />);
  await expect.element(page.getByRole('treeitem', { name: /Single-mode fiber/ })).toBeVisible();
});

it('the first example of design-system follows a product', async () => {
  const product = {
    name: 'Preform silica glass',
    sector: 'optical-fiber',
    picture: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    counts: { suppliers: 38, rawMaterials: 24, applications: 17 },
  } as const;
  draw(<RelatedProduct product={product} href="/product/preform-silica-glass" />);
  await userEvent.click(page.getByRole('button', { name: /follow/i }));
  await expect.element(page.getByRole('button', { name: /following/i })).toBeVisible();
});
