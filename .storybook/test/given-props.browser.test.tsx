import * as index from '@millrace/ui';
import { en } from '@millrace/ui/messages';
import type { CSSProperties } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALONE, type Case, FIELDS, OWN_ID, WITHIN, WITHOUT } from './given-props-cases';

const modules = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/primitives/*/index.ts', {
  eager: true,
});

/** The parts of Dialog that Drawer has as well. */
const partsOfDialog: readonly unknown[] = Object.values(index.Dialog);

/** Every component of a primitive that the package exports: `Button`, `Dialog.Content`. */
const exported = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name in index && /^[A-Z][a-z]/.test(name))
  .flatMap(([name, component]) =>
    typeof component === 'function'
      ? [name]
      : Object.entries(component as object)
          .filter(([, part]) => name !== 'Drawer' || !partsOfDialog.includes(part))
          .map(([part]) => `${name}.${part}`),
  );

let root: Root;
const container = document.createElement('div');

/** What is drawn once everything is given, and what the ref holds. */
async function draw(render: Case, more?: object): Promise<{ element: Element; first: Element | null }> {
  document.body.append(container);
  root = createRoot(container);
  let element: Element | null = null;
  const ref = (instance: Element | null) => {
    element = instance ?? element;
  };
  const given = {
    ref: ref as never,
    id: 'own-id',
    className: 'own-class',
    style: { '--own': 'own' } as CSSProperties,
    'data-own': 'own',
    'aria-details': 'own-details',
    ...more,
  };
  // Without a provider: no primitive needs one to be drawn, nor for its English texts.
  root.render(render(given));
  await vi.waitFor(() => expect(element, 'the ref holds an element').toBeInstanceOf(Element));
  return { element: element as unknown as Element, first: container.firstElementChild };
}

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function expectGiven(name: string, element: Element) {
  expect(element.getAttribute('data-own')).toBe('own');
  expect(element.getAttribute('aria-details')).toBe('own-details');
  expect((element as HTMLElement | SVGElement).style.getPropertyValue('--own')).toBe('own');
  expectId(name, element);
  expect(keysShown(), 'keys in the place of texts').toEqual([]);
}

/** Keys of texts that nobody has written. */
const keysShown = (): string[] =>
  Object.keys(en).filter(
    (key) => document.body.outerHTML.includes(`>${key}<`) || document.body.outerHTML.includes(`"${key}"`),
  );

function expectId(name: string, element: Element) {
  // What has an id of its own must not take the caller's: nobody would find the exception stale otherwise.
  if (name in OWN_ID) expect(element.id).not.toBe('own-id');
  else expect(element.id).toBe('own-id');
}

it('knows every component of the primitives', () => {
  const known = [ALONE, WITHIN, FIELDS, WITHOUT].flatMap((cases) => Object.keys(cases));
  expect(known.sort()).toEqual([...exported].sort());
  expect(Object.keys(OWN_ID).filter((name) => !exported.includes(name))).toEqual([]);
});

describe('ref, className, style, id, data and aria attributes, without a provider', () => {
  it.each(Object.entries(ALONE))('reach the root of %s', async (name, render) => {
    const { element, first } = await draw(render);
    expect(element).toBe(first);
    expect([...element.classList]).toContain('own-class');
    expectGiven(name, element);
  });

  it.each(Object.entries(WITHIN))('reach %s where it stands', async (name, render) => {
    const { element } = await draw(render);
    expect([...element.classList]).toContain('own-class');
    expectGiven(name, element);
  });

  it.each(Object.entries(FIELDS))(
    'reach the control of %s, and the class its frame',
    async (name, render) => {
      const { element, first } = await draw(render);
      expect(element).not.toBe(first);
      expect([...(first?.classList ?? [])]).toContain('own-class');
      expect([...element.classList]).not.toContain('own-class');
      expectGiven(name, element);
    },
  );

  it.each(Object.entries(FIELDS))('what describes %s stands beside its error', async (_name, render) => {
    const { element } = await draw(render, { 'aria-describedby': 'own-note', error: 'Not this one' });
    const describedBy = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(describedBy).toContain('own-note');
  });
});
