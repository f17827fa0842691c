import * as views from '@millrace/design-system';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALONE, type Case, FIELDS, WITHIN, WITHOUT } from './view-props-cases';

const exported = Object.entries(views)
  .filter(([name, view]) => /^[A-Z][a-z]/.test(name) && typeof view === 'function')
  .map(([name]) => name);

let root: Root;
const container = document.createElement('div');

async function draw(render: Case): Promise<{ element: HTMLElement; first: Element | null }> {
  document.body.append(container);
  root = createRoot(container);
  let element: HTMLElement | null = null;
  const ref = (instance: HTMLElement | null) => {
    element = instance ?? element;
  };
  const given = {
    ref: ref as never,
    id: 'own-id',
    className: 'own-class',
    style: { outlineOffset: '7px' },
    'data-own': 'own',
    'aria-details': 'own-details',
  };
  root.render(<views.MillraceProvider locale="en">{render(given)}</views.MillraceProvider>);
  await vi.waitFor(() => expect(element, 'the ref holds an element').toBeInstanceOf(Element));
  return { element: element as unknown as HTMLElement, first: container.firstElementChild };
}

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function expectGiven(element: HTMLElement): void {
  expect(element.id).toBe('own-id');
  expect([...element.classList]).toContain('own-class');
  expect(element.style.outlineOffset).toBe('7px');
  expect(element.getAttribute('data-own')).toBe('own');
  expect(element.getAttribute('aria-details')).toBe('own-details');
}

it('knows every view that the package exports', () => {
  const known = [...[ALONE, WITHIN, WITHOUT].flatMap((cases) => Object.keys(cases)), ...FIELDS];
  expect(known.sort()).toEqual([...exported].sort());
});

describe('ref, id, className, style, data and aria attributes', () => {
  it.each(Object.entries(ALONE))('reach the root of %s, which needs no more than this', async (_, render) => {
    const { element, first } = await draw(render);
    expect(element).toBe(first);
    expectGiven(element);
  });

  it.each(Object.entries(WITHIN))('reach %s where it stands', async (_, render) => {
    const { element } = await draw(render);
    expectGiven(element);
  });
});

it('asks no host for drawings that none was named for', async () => {
  await draw(ALONE.SupplierTable as Case);
  const seal = () => document.querySelector('[data-component="Art"]');
  await vi.waitFor(() => expect(seal()?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,.*viewBox/));
  expect(seal()?.hasAttribute('data-state')).toBe(false);
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  expect(asked.filter((path) => path.startsWith('/art/'))).toEqual([]);
});
