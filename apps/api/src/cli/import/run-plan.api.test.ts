import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productLinks, products } from '../../platform/db/schema';
import { emptyCatalogue } from './testing/empty-catalogue';

const catalogue = emptyCatalogue();

const none = { created: 0, updated: 0, unchanged: 0, refused: 0 };

describe('a run of a plan', () => {
  it('that is a trial reports the same and changes nothing', async () => {
    const steps = [
      { file: 'products.csv', content: 'key,name\na,Anode\nc,Copper' },
      { file: 'links.csv', content: 'material,product\nc,a\nc,Magnet', create: true },
      { file: 'suppliers.csv', content: 'company,product\nAcme,a\n,a', create: true },
    ];
    const trial = await catalogue.load(steps, { isDryRun: true });
    expect(await catalogue.db.$count(products)).toBe(0);
    const real = await catalogue.load(steps);
    expect(trial.kinds).toEqual(real.kinds);
    expect(trial.findings).toEqual(real.findings);
  });

  it('that is interrupted leaves whole batches with right counts, and is completed by the next', async () => {
    const rows = Array.from({ length: 3500 }, (_, number) => `Material ${number},Alloy`);
    const step = { file: 'links.csv', content: ['material,product', ...rows].join('\n'), create: true };
    const stop = new AbortController();
    let lines = 0;
    const listener = {
      onLine: () => {
        lines += 1;
        if (lines === 2500) stop.abort();
      },
    };
    const first = await catalogue.load(step, { signal: stop.signal, listener });
    expect(first.totals).toMatchObject({ isInterrupted: true, kinds: { links: { created: 2500 } } });
    const alloy = () =>
      catalogue.db
        .select({ count: products.rawMaterialCount })
        .from(products)
        .where(eq(products.name, 'Alloy'));
    expect(await alloy()).toEqual([{ count: 2500 }]);
    const second = await catalogue.load(step);
    expect(second.kinds.links).toEqual({ ...none, created: 1000, unchanged: 2500 });
    expect(await alloy()).toEqual([{ count: 3500 }]);
    expect(await catalogue.db.$count(productLinks)).toBe(3500);
  });

  it('writes nothing when one of its files can’t be used', async () => {
    const good = { file: 'products.csv', content: 'name\nAnode' };
    await expect(catalogue.load([good, { file: 'links.csv', content: 'material,use\na,b' }])).rejects.toThrow(
      'links.csv has no column "product", which links need. Assign another column to it.',
    );
    await expect(
      catalogue.load([good, { file: 'more.json', kind: 'products', content: '[{"name":"B"},{"name":' }]),
    ).rejects.toThrow('more.json isn’t valid JSON from item 2 on');
    await expect(
      catalogue.load([good, { file: 'links.json', content: '[{"material":"B"},' }]),
    ).rejects.toThrow('links.json isn’t valid JSON from item 2 on');
    expect(await catalogue.db.$count(products)).toBe(0);
  });
});
