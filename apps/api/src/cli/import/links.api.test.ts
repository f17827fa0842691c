import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/db/database';
import { companies, products, suppliers } from '../../platform/db/schema';
import { emptyCatalogue } from './testing/empty-catalogue';

const catalogue = emptyCatalogue();

const none = { created: 0, updated: 0, unchanged: 0, refused: 0 };

describe('importing companies', () => {
  it('takes every field, and says which it can’t take', async () => {
    const { kinds, findings } = await catalogue.load({
      file: 'companies.csv',
      content:
        'key,name,country,type,address,url,description,sector\n' +
        'a,Acme,NAM,Publishing House,"1 Road\nTown",acme.example,Prints,UV/EB curing\n' +
        `b,Bolt,,wholesaler,,https://${'b'.repeat(2050)}.example,,wool\n`,
    });
    expect(kinds.companies).toEqual({ ...none, created: 2 });
    expect(findings.map((finding) => finding.replace(/b{10,}/, 'b…'))).toEqual([
      'warning 4 sector: is no known sector; imported without (wool)',
      'warning 4 type: is no type of company; imported without (wholesaler)',
      'warning 4 url: longer than 2048 characters; imported without (https://b……)',
    ]);
    const [acme] = await catalogue.db.select().from(companies).where(eq(companies.name, 'Acme'));
    expect(acme).toMatchObject({
      country: 'NA',
      countryKey: 'namibia',
      type: 'publishingHouse',
      address: '1 Road\nTown',
      url: 'acme.example',
      description: 'Prints',
      sector: 'uv-eb-curing',
    });
  });

  it('carries a new name or country into what the company supplies', async () => {
    const files = (country: string) => [
      { file: 'companies.csv', content: `key,name,country\na,Acme ${country},${country}` },
      { file: 'suppliers.csv', content: 'company,product\na,Bolts', create: true },
    ];
    await catalogue.load(files('SE'));
    const { kinds } = await catalogue.load(files('FR'));
    expect(kinds).toMatchObject({ companies: { updated: 1 }, suppliers: { created: 0, unchanged: 1 } });
    expect(await catalogue.db.select().from(suppliers)).toMatchObject([
      { companyKey: 'acme fr', countryKey: 'france' },
    ]);
  });
});

describe('importing links', () => {
  const goods = {
    file: 'products.csv',
    content: 'key,name\nli,Lithium\ncu,Copper\nan,Anode\nce,Cell\nx1,Twin\nx2,Twin',
  };
  const chain = async () =>
    rowsOf<{ link: string }>(
      catalogue.db,
      sql`
        SELECT m.name || ' > ' || a.name AS link FROM product_links
        JOIN products m ON m.id = raw_material_id JOIN products a ON a.id = application_id ORDER BY 1`,
    );

  it('finds products by key or name, lets chains go in circles, and refuses what can’t be', async () => {
    const { kinds, findings } = await catalogue.load([
      goods,
      {
        file: 'links.csv',
        content: [
          'material,product,note',
          'cu,an,by key',
          'COPPER,Anode,again by name',
          'an,Cell,',
          'ce,li,a circle',
          'li,an,',
          'cu,copper,itself',
          'cu,Nothing,',
          'Twin,ce,which?',
          'x1,ce,this one',
          ',ce,',
        ].join('\n'),
      },
    ]);
    expect(findings).toEqual([
      'refused 11 material: is empty',
      'refused 7 product: a product can’t be linked with itself (copper)',
      'refused 8 product: no product has this key or name (Nothing)',
      'refused 9 material: several products have this name; use a key instead (Twin)',
    ]);
    expect(kinds.links).toEqual({ created: 5, updated: 0, unchanged: 1, refused: 4 });
    expect((await chain()).map(({ link }) => link)).toEqual([
      'Anode > Cell',
      'Cell > Lithium',
      'Copper > Anode',
      'Lithium > Anode',
      'Twin > Cell',
    ]);
  });

  it('makes what is missing where it is told to, each name once, and nothing for links that are refused', async () => {
    const step = {
      file: 'edges.csv',
      kind: 'links',
      content:
        'from,to\nActiveMaterial,CoatedElectrode\nactiveMaterial,CellStack\nGhost,Ghost\nLonely,Twin\n,X',
      columns: { material: 'from', product: 'to' },
      words: ['material', 'product'],
      create: { sector: 'lithium-ion' },
    };
    const { kinds, findings } = await catalogue.load([goods, step]);
    expect(findings).toEqual([
      'refused 6 material: is empty',
      'refused 4 product: a product can’t be linked with itself (Ghost)',
      'refused 5 product: several products have this name; use a key instead (Twin)',
    ]);
    expect(kinds).toMatchObject({ products: { created: 6 + 3 }, links: { created: 2, refused: 3 } });
    const made = await catalogue.db.select().from(products).where(eq(products.sector, 'lithium-ion'));
    expect(made.map(({ name }) => name).sort()).toEqual([
      'Active Material',
      'Cell Stack',
      'Coated Electrode',
    ]);
    expect((await catalogue.load([goods, step])).kinds).toMatchObject({
      products: { created: 0, updated: 0, unchanged: 6 },
      links: { created: 0, unchanged: 2, refused: 3 },
    });
  });

  it('keeps the counts of products, and mends those that a killed run left wrong', async () => {
    const steps = [
      goods,
      { file: 'links.csv', content: 'material,product\ncu,an\nli,an\nan,ce' },
      { file: 'suppliers.csv', content: 'company,product\nAcme,an\nBolt,an\nAcme,ce', create: true },
    ];
    const counts = () =>
      catalogue.db
        .select({
          name: products.name,
          of: sql`ARRAY[supplier_count, raw_material_count, application_count, potential_customer_count]`,
        })
        .from(products)
        .where(sql`supplier_count + raw_material_count + application_count + potential_customer_count > 0`)
        .orderBy(products.name);
    const right = [
      { name: 'Anode', of: [2, 2, 1, 1] },
      { name: 'Cell', of: [1, 1, 0, 0] },
      { name: 'Copper', of: [0, 0, 1, 2] },
      { name: 'Lithium', of: [0, 0, 1, 2] },
    ];
    expect((await catalogue.load(steps)).totals.recounted).toBe(4);
    expect(await counts()).toEqual(right);
    await catalogue.db.update(products).set({ supplierCount: 7, potentialCustomerCount: 0 });
    const again = await catalogue.load(steps);
    expect(again.kinds).toMatchObject({
      links: { created: 0, unchanged: 3 },
      suppliers: { created: 0, unchanged: 3 },
    });
    expect(again.totals.recounted).toBe(6);
    expect(await counts()).toEqual(right);
  });
});

describe('importing suppliers', () => {
  it('takes several products from one cell, and makes who is missing where it is told to', async () => {
    const step = {
      file: 'makers.ndjson',
      kind: 'suppliers',
      content:
        '{"who":"Acme","what":["Bolts","Nuts"]}\n{"who":"Bolt","what":"Bolts; Screws"}\n{"who":"ACME","what":"nuts"}',
      columns: { company: 'who', product: 'what' },
      split: { product: ';' },
    };
    const refused = await catalogue.load(step);
    expect(refused.kinds).toMatchObject({
      companies: none,
      products: none,
      suppliers: { created: 0, refused: 5 },
    });
    const { kinds, findings } = await catalogue.load({ ...step, create: true });
    expect(findings).toEqual([]);
    expect(kinds).toMatchObject({
      companies: { created: 2 },
      products: { created: 3 },
      suppliers: { created: 4, unchanged: 1 },
    });
  });
});
