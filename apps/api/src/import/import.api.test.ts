import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../db/database';
import { companies, productLinks, products, suppliers } from '../db/schema';
import { freshDatabase } from '../testing/fresh-database';
import type { RunOptions } from './run-plan';

import { type GivenStep, importFiles } from './testing/import-files';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.db.execute(sql`TRUNCATE products, companies, product_links, suppliers CASCADE`);
});
afterAll(() => database.close());

const importInto = (
  steps: GivenStep | readonly GivenStep[],
  options: RunOptions & { source?: string } = {},
) => importFiles(database.db, steps, options);

const productRows = () =>
  database.db
    .select({
      name: products.name,
      description: products.description,
      country: products.country,
      sector: products.sector,
      version: products.version,
    })
    .from(products)
    .orderBy(asc(products.nameKey), asc(products.id));

const none = { created: 0, updated: 0, unchanged: 0, refused: 0 };

describe('importing products', () => {
  it('takes columns that are called like the fields', async () => {
    const { kinds, findings } = await importInto({
      file: 'products.csv',
      content:
        'Key,Name,Sector,Description,Country,Colour\n' +
        'a,Anode foil,Lithium-Ion,"Copper, rolled",Germany,red\n' +
        'b,Busbar,,,NA,\n',
    });
    expect(findings).toEqual([]);
    expect(kinds.products).toEqual({ ...none, created: 2 });
    expect(await productRows()).toEqual([
      { name: 'Anode foil', description: 'Copper, rolled', country: 'DE', sector: 'lithium-ion', version: 1 },
      { name: 'Busbar', description: null, country: 'NA', sector: null, version: 1 },
    ]);
  });

  it('reports each line that it refuses, and takes all others', async () => {
    const { kinds, findings } = await importInto({
      file: 'products.csv',
      content: Buffer.concat([
        Buffer.from('\ufeffkey,name,country,description\r\n'),
        Buffer.from('1,"Says ""hi"", twice",FR,\r\n'),
        Buffer.from('2,,FR,no name\r\n'),
        Buffer.from('3,Too,many,cells,here\r\n'),
        Buffer.from('4,Few\r\n'),
        Buffer.from('5,"Open,DE,\r\n'),
        Buffer.from('6,Atlantis pump,Atlantis,\r\n'),
        Buffer.concat([Buffer.from('7,Bad '), Buffer.from([0xff, 0xfe]), Buffer.from(' name,DE,\r\n')]),
        Buffer.concat([Buffer.from('8,Bad text,DE,gr'), Buffer.from([0xfc]), Buffer.from('n\r\n')]),
        Buffer.from(',No key,DE,\r\n'),
        Buffer.from('9,Nul\0byte,DE,"line one\r\nline two"\r\n'),
        Buffer.from('10,Last,N/A,"never closed'),
      ]),
    });
    expect(findings).toEqual([
      'refused 3 name: is empty',
      'refused 4 line: has 5 cells, and the first line names 4 columns; perhaps a cell with a delimiter in it is not quoted',
      'warning 5 line: has 2 of 4 cells; the others count as empty',
      'refused 6 line: a quoted cell does not end with its quote; quotes within it must be doubled',
      'warning 7 country: is no known country; imported without (Atlantis)',
      'refused 8 name: holds bytes that are no text; name the file’s encoding, or save it as UTF-8 (Bad \ufffd\ufffd name)',
      'warning 9 description: holds bytes that are no text; they are shown as � (gr\ufffdn)',
      'refused 10 key: is empty',
      'note 11 name: invisible characters were taken out',
      'refused 13 line: a quote is opened and never closed',
    ]);
    expect(kinds.products).toEqual({ ...none, created: 5, refused: 6 });
    expect(
      (await productRows()).map(({ name, country, description }) => [name, country, description]),
    ).toEqual([
      ['Atlantis pump', null, null],
      ['Bad text', 'DE', 'gr\ufffdn'],
      ['Few', null, null],
      ['Nulbyte', 'DE', 'line one\nline two'],
      ['Says "hi", twice', 'FR', null],
    ]);
  });

  it('changes nothing when it runs again, and then only what has changed', async () => {
    const rows = Array.from(
      { length: 2500 },
      (_, number) => `${number},Product ${number},${number % 2 ? 'SE' : ''}`,
    );
    const step = { file: 'products.csv', content: ['key,name,country', ...rows].join('\n') };
    expect((await importInto(step)).kinds.products).toEqual({ ...none, created: 2500 });
    expect((await importInto(step)).kinds.products).toEqual({ ...none, unchanged: 2500 });
    rows[1200] = '1200,Renamed,NO';
    const changed = { ...step, content: ['key,name,country', ...rows, '2500,Added,'].join('\n') };
    expect((await importInto(changed)).kinds.products).toEqual({
      ...none,
      created: 1,
      updated: 1,
      unchanged: 2499,
    });
    const [renamed] = await database.db.select().from(products).where(eq(products.name, 'Renamed'));
    expect(renamed).toMatchObject({ nameKey: 'renamed', country: 'NO', version: 2 });
    expect((await importInto(changed, { source: 'another' })).kinds.products).toEqual({
      ...none,
      created: 2501,
    });
  });

  it('leaves alone what the file says nothing of', async () => {
    await importInto({ file: 'products.csv', content: 'key,name\na,Anode' });
    await database.db
      .update(products)
      .set({ description: 'By a member', sector: 'lithium-ion', country: 'SE' });
    const { kinds } = await importInto({ file: 'products.csv', content: 'key,name,country\na,Anode,' });
    expect(kinds.products).toEqual({ ...none, updated: 1 });
    expect(await productRows()).toMatchObject([
      { description: 'By a member', sector: 'lithium-ion', country: null },
    ]);
  });

  it('lets the last of equal keys count, however far apart they are', async () => {
    const filler = Array.from({ length: 1500 }, (_, number) => `f${number},Filler ${number}`);
    const content = ['key,name', 'a,First', 'b,Same', ...filler, 'a,Second', 'b,Same', 'a,Third'].join('\n');
    const { kinds, findings, totals } = await importInto({ file: 'products.csv', content });
    expect(findings).toEqual([
      'note 2 key: comes again further down and says something else there; that counts',
      'note 1504 key: comes again further down and says something else there; that counts',
    ]);
    expect(kinds.products).toEqual({ ...none, created: 1502 });
    expect(totals.steps[0]?.repeated).toBe(3);
    const names = (await productRows()).map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('Filler'))).toEqual(['Same', 'Third']);
    expect((await importInto({ file: 'products.csv', content })).kinds.products).toEqual({
      ...none,
      unchanged: 1502,
    });
  });

  it('keeps products of one name apart when their keys differ, and takes the name as key where there is none', async () => {
    const { kinds } = await importInto({
      file: 'products.csv',
      content: 'key,name\n1,Other\n2,Other\n3,other',
    });
    expect(kinds.products.created).toBe(3);
    const keyless = { file: 'products.csv', content: 'name\nOther\nother\nOther' };
    expect((await importInto(keyless)).kinds.products).toEqual({ ...none, created: 2 });
  });

  it('keeps a name that is too long as description, before the one that there is', async () => {
    const long = `${'Copper wire '.repeat(17)}of 204 characters`;
    const { findings } = await importInto({
      file: 'products.csv',
      content: `key,name,description\n1,${long},Tinned\n2,${long},`,
    });
    expect(findings).toEqual([
      'note 2 name: longer than 200 characters; shortened, and kept in full as description',
      'note 3 name: longer than 200 characters; shortened, and kept in full as description',
    ]);
    const [first, second] = await productRows();
    expect(first?.name).toMatch(/^(Copper wire )+Copper…$/);
    expect(new Set([first?.description, second?.description])).toEqual(new Set([`${long}\n\nTinned`, long]));
  });

  it('shortens a field of a megabyte and says so', async () => {
    const { kinds, findings } = await importInto({
      file: 'products.csv',
      content: `name,description\nA,${'word '.repeat(2 ** 18)}\n${'B'.repeat(2 ** 20)},\nC,`,
    });
    expect(kinds.products).toEqual({ ...none, created: 3 });
    expect(findings.map((finding) => finding.slice(0, 70))).toEqual([
      'warning 2 description: longer than 5000 characters; shortened (word wo',
      'note 3 name: longer than 200 characters; shortened, and kept in full a',
      'warning 3 description: longer than 5000 characters; shortened (BBBBBBB',
    ]);
  });

  it('reads JSON and NDJSON as it reads CSV', async () => {
    const rows = [
      { key: '1', name: 'Anode', country: 'NA', sector: 'lithium-ion', description: 'Says "hi"' },
      { key: '2', name: 'Cathode', country: 'Korea, Republic of', sector: null, description: '' },
    ];
    const mapped = {
      name: 'name',
      key: 'key',
      country: 'country',
      sector: 'sector',
      description: 'description',
    };
    const csv =
      'key,name,country,sector,description\n1,Anode,NA,lithium-ion,"Says ""hi"""\n2,Cathode,"Korea, Republic of",,';
    expect((await importInto({ file: 'products.csv', content: csv })).kinds.products.created).toBe(2);
    const json = { file: 'products.json', content: JSON.stringify(rows, null, 2), columns: mapped };
    expect((await importInto(json)).kinds.products).toEqual({ ...none, unchanged: 2 });
    const lines = { file: 'products.ndjson', content: rows.map((row) => JSON.stringify(row)).join('\n') };
    expect((await importInto(lines)).kinds.products).toEqual({ ...none, unchanged: 2 });
  });

  it('reads what spreadsheets save: UTF-16 by its mark, and other encodings by their names', async () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('name\tcountry\r\nGrünes Öl\tÅland Islands', 'utf16le'),
    ]);
    await importInto({ file: 'products.txt', kind: 'products', content: utf16 });
    const latin = Buffer.from('name;country\r\nGrünes Öl;Åland Islands', 'latin1');
    const { kinds } = await importInto({ file: 'products.csv', content: latin, encoding: 'windows-1252' });
    expect(kinds.products).toEqual({ ...none, unchanged: 1 });
    expect(await productRows()).toMatchObject([{ name: 'Grünes Öl', country: 'AX' }]);
  });

  it('fills fields from other columns, texts, parts of cells and a list of values', async () => {
    const { kinds, totals } = await importInto({
      file: 'factories.csv',
      kind: 'products',
      content:
        'what,tech,town,state,year\n' +
        'SolarPanel; solarGlass ;,Solar,Reno,Nevada,2024\n' +
        'WindTower,Wind,,Texas,2024\n' +
        'OldThing,Solar,,,1990\n',
      columns: { name: 'what', sector: 'tech', description: { text: 'Made in {town}, {state}' } },
      split: { name: ';' },
      values: { sector: { Solar: 'photovoltaic', '*': null } },
      where: { year: ['2023', '2024'] },
      words: ['name'],
    });
    expect(kinds.products).toEqual({ ...none, created: 3 });
    expect(totals.steps[0]).toMatchObject({ lines: 3, leftOut: 1 });
    expect((await productRows()).map(({ name, sector, description }) => [name, sector, description])).toEqual(
      [
        ['solar Glass', 'photovoltaic', 'Made in Reno, Nevada'],
        ['Solar Panel', 'photovoltaic', 'Made in Reno, Nevada'],
        ['Wind Tower', null, 'Made in , Texas'],
      ],
    );
  });
});

describe('importing companies', () => {
  it('takes every field, and says which it can’t take', async () => {
    const { kinds, findings } = await importInto({
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
    const [acme] = await database.db.select().from(companies).where(eq(companies.name, 'Acme'));
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
    await importInto(files('SE'));
    const { kinds } = await importInto(files('FR'));
    expect(kinds).toMatchObject({ companies: { updated: 1 }, suppliers: { created: 0, unchanged: 1 } });
    expect(await database.db.select().from(suppliers)).toMatchObject([
      { companyKey: 'acme fr', countryKey: 'france' },
    ]);
  });
});

describe('importing links', () => {
  const catalogue = {
    file: 'products.csv',
    content: 'key,name\nli,Lithium\ncu,Copper\nan,Anode\nce,Cell\nx1,Twin\nx2,Twin',
  };
  const chain = async () =>
    (await database.db.execute<{ link: string }>(sql`
        SELECT m.name || ' > ' || a.name AS link FROM product_links
        JOIN products m ON m.id = raw_material_id JOIN products a ON a.id = application_id ORDER BY 1`)) as unknown as {
      rows: { link: string }[];
    };

  it('finds products by key or name, lets chains go in circles, and refuses what can’t be', async () => {
    const { kinds, findings } = await importInto([
      catalogue,
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
      'refused 9 material: several products are called so; name one by its key (Twin)',
    ]);
    expect(kinds.links).toEqual({ created: 5, updated: 0, unchanged: 1, refused: 4 });
    expect((await chain()).rows.map(({ link }) => link)).toEqual([
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
    const { kinds, findings } = await importInto([catalogue, step]);
    expect(findings).toEqual([
      'refused 6 material: is empty',
      'refused 4 product: a product can’t be linked with itself (Ghost)',
      'refused 5 product: several products are called so; name one by its key (Twin)',
    ]);
    expect(kinds).toMatchObject({ products: { created: 6 + 3 }, links: { created: 2, refused: 3 } });
    const made = await database.db.select().from(products).where(eq(products.sector, 'lithium-ion'));
    expect(made.map(({ name }) => name).sort()).toEqual([
      'Active Material',
      'Cell Stack',
      'Coated Electrode',
    ]);
    expect((await importInto([catalogue, step])).kinds).toMatchObject({
      products: { created: 0, updated: 0, unchanged: 6 },
      links: { created: 0, unchanged: 2, refused: 3 },
    });
  });

  it('keeps the counts of products, and mends those that a killed run left wrong', async () => {
    const steps = [
      catalogue,
      { file: 'links.csv', content: 'material,product\ncu,an\nli,an\nan,ce' },
      { file: 'suppliers.csv', content: 'company,product\nAcme,an\nBolt,an\nAcme,ce', create: true },
    ];
    const counts = () =>
      database.db
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
    expect((await importInto(steps)).totals.recounted).toBe(4);
    expect(await counts()).toEqual(right);
    await database.db.update(products).set({ supplierCount: 7, potentialCustomerCount: 0 });
    const again = await importInto(steps);
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
    const refused = await importInto(step);
    expect(refused.kinds).toMatchObject({
      companies: none,
      products: none,
      suppliers: { created: 0, refused: 5 },
    });
    const { kinds, findings } = await importInto({ ...step, create: true });
    expect(findings).toEqual([]);
    expect(kinds).toMatchObject({
      companies: { created: 2 },
      products: { created: 3 },
      suppliers: { created: 4, unchanged: 1 },
    });
  });
});

describe('a run of a plan', () => {
  it('that is a trial reports the same and changes nothing', async () => {
    const steps = [
      { file: 'products.csv', content: 'key,name\na,Anode\nc,Copper' },
      { file: 'links.csv', content: 'material,product\nc,a\nc,Magnet', create: true },
      { file: 'suppliers.csv', content: 'company,product\nAcme,a\n,a', create: true },
    ];
    const trial = await importInto(steps, { isDryRun: true });
    expect(await productRows()).toEqual([]);
    const real = await importInto(steps);
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
    const first = await importInto(step, { signal: stop.signal, listener });
    expect(first.totals).toMatchObject({ isInterrupted: true, kinds: { links: { created: 2500 } } });
    const alloy = () =>
      database.db
        .select({ count: products.rawMaterialCount })
        .from(products)
        .where(eq(products.name, 'Alloy'));
    expect(await alloy()).toEqual([{ count: 2500 }]);
    const second = await importInto(step);
    expect(second.kinds.links).toEqual({ ...none, created: 1000, unchanged: 2500 });
    expect(await alloy()).toEqual([{ count: 3500 }]);
    expect(await database.db.$count(productLinks)).toBe(3500);
  });

  it('writes nothing when one of its files can’t be used', async () => {
    const good = { file: 'products.csv', content: 'name\nAnode' };
    await expect(importInto([good, { file: 'links.csv', content: 'material,use\na,b' }])).rejects.toThrow(
      'links.csv has no column "product", which links need; name another column for it.',
    );
    await expect(
      importInto([good, { file: 'more.json', kind: 'products', content: '[{"name":"B"},{"name":' }]),
    ).rejects.toThrow('more.json is no JSON from entry 2 on');
    await expect(importInto([good, { file: 'links.json', content: '[{"material":"B"},' }])).rejects.toThrow(
      'links.json is no JSON from entry 2 on',
    );
    expect(await productRows()).toEqual([]);
  });
});
