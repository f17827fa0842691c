import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { settable } from '../../build/tokens';
import { buildCardKey } from '../loader/build-card-key';
import { releaseFolder } from '../release/from-source';
import { openRelease } from '../release/release';
import { createEmbedHandler } from '../server/embed-handler';
import { companyId, demoApi, eventId, preformId } from '../testing/demo-api';
import { cssParts, cssProperties, elements, events, sharedAttributes } from './elements';
import { customElementsManifest } from './manifest';

const source = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

it('the manifest lists exactly the elements of the renderer', async () => {
  const { renderer } = await openRelease(await releaseFolder());
  const names = renderer.elements.map(({ name }) => name).sort();
  expect(elements.map(({ name }) => name).sort()).toEqual(names);
  const tags = customElementsManifest().modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName }) => tagName),
  );
  expect(tags.sort()).toEqual(names.map((name) => `millrace-${name}`));
}, 30_000);

it('the manifest lists the attributes that form the request, and marks those that are observed', () => {
  const asked: string[] = [];
  const dataset = new Proxy({}, { get: (_, name) => asked.push(`data-${String(name)}`) && '' });
  const host = { dataset, localName: 'millrace-x', closest: () => null, getRootNode: () => ({}) };
  buildCardKey(host as unknown as HTMLElement);
  const named = new Set(
    [...sharedAttributes, ...elements.flatMap(({ attributes }) => attributes)].map(({ name }) => name),
  );
  const request = asked.filter((name) => name !== 'data-millrace');
  const ofPage = ['lang', 'data-theme', 'data-font', 'data-consent'];
  expect([...request, ...ofPage].sort()).toEqual([...named].sort());
  const followed = /attributeFilter: \[([^\]]*)\]/.exec(source('../loader/suite.ts'))?.[1] ?? '';
  expect([...followed.matchAll(/'([\w-]+)'/g)].map(([, name]) => name).sort()).toEqual(
    [...request, 'lang'].sort(),
  );
});

it('the manifest lists every event that the suite dispatches', () => {
  const loader = source('../loader/loader.ts') + source('../loader/suite.ts');
  const told = [...loader.matchAll(/tell\(host, '(\w+)'/g)].map(([, name]) => `millrace:${name}`);
  const followed = [...source('../live/live.tsx').matchAll(/'(millrace:\w+)'/g)].map(
    ([, name]) => name ?? '',
  );
  expect([...new Set([...told, ...followed])].sort()).toEqual(events.map(({ name }) => name).sort());
});

it('the manifest lists the custom properties that a page may set', () => {
  expect(cssProperties.map(({ name }) => name).sort()).toEqual([...new Set(Object.values(settable))].sort());
});

it('the manifest lists every ::part of the cards', async () => {
  const release = await openRelease(await releaseFolder());
  const handle = await createEmbedHandler({ api: demoApi(), webUrl: 'https://millrace.example' });
  const ids: Record<string, string> = { company: companyId, event: eventId };
  for (const { name } of elements) {
    const id = ids[name] ?? preformId;
    const { body } = await handle({
      method: 'GET',
      url: `/${release.version}/cards?${name}.${id}.en.5`,
      headers: {},
    });
    const parts = [...String(body).matchAll(/ part="(\w+)"/g)].map(([, part]) => part);
    expect([...new Set(parts)].sort(), name).toEqual(
      cssParts(name)
        .map((part) => part.name)
        .sort(),
    );
  }
}, 30_000);
