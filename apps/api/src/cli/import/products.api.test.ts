import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../platform/db/schema';
import { emptyCatalogue } from './testing/empty-catalogue';

const catalogue = emptyCatalogue();

const productRows = () =>
  catalogue.db
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
    const { kinds, findings } = await catalogue.load({
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
    const { kinds, findings } = await catalogue.load({
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
      'warning 5 line: has 2 of 4 cells; the others were treated as empty',
      'refused 6 line: a quoted cell does not end with its quote; quotes within it must be doubled',
      'warning 7 country: is no known country; imported without (Atlantis)',
      'refused 8 name: contains invalid bytes; set the file’s encoding, or save it as UTF-8 (Bad \ufffd\ufffd name)',
      'warning 9 description: contains invalid bytes; they appear as � (gr\ufffdn)',
      'refused 10 key: is empty',
      'note 11 name: invisible characters were removed',
      'refused 13 line: a quote isn’t closed',
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
    expect((await catalogue.load(step)).kinds.products).toEqual({ ...none, created: 2500 });
    expect((await catalogue.load(step)).kinds.products).toEqual({ ...none, unchanged: 2500 });
    rows[1200] = '1200,Renamed,NO';
    const changed = { ...step, content: ['key,name,country', ...rows, '2500,Added,'].join('\n') };
    expect((await catalogue.load(changed)).kinds.products).toEqual({
      ...none,
      created: 1,
      updated: 1,
      unchanged: 2499,
    });
    const [renamed] = await catalogue.db.select().from(products).where(eq(products.name, 'Renamed'));
    expect(renamed).toMatchObject({ nameKey: 'renamed', country: 'NO', version: 2 });
    expect((await catalogue.load(changed, { source: 'another' })).kinds.products).toEqual({
      ...none,
      created: 2501,
    });
  });

  it('leaves alone what the file says nothing of', async () => {
    await catalogue.load({ file: 'products.csv', content: 'key,name\na,Anode' });
    await catalogue.db
      .update(products)
      .set({ description: 'By a member', sector: 'lithium-ion', country: 'SE' });
    const { kinds } = await catalogue.load({ file: 'products.csv', content: 'key,name,country\na,Anode,' });
    expect(kinds.products).toEqual({ ...none, updated: 1 });
    expect(await productRows()).toMatchObject([
      { description: 'By a member', sector: 'lithium-ion', country: null },
    ]);
  });

  it.each(['json', 'ndjson'])('leaves alone what an entry of .%s says nothing of', async (format) => {
    const file = `products.${format}`;
    const written = (entries: readonly object[]) =>
      format === 'json' ? JSON.stringify(entries) : entries.map((entry) => JSON.stringify(entry)).join('\n');
    const full = { sector: 'lithium-ion', country: 'SE', description: 'Rolled' };
    const first = [
      { key: 'a', name: 'Anode', ...full },
      { key: 'b', name: 'Busbar', ...full },
      { key: 'c', name: 'Can', ...full },
    ];
    expect((await catalogue.load({ file, content: written(first) })).kinds.products.created).toBe(3);
    const second = [
      { key: 'a', name: 'Anode', country: 'NA' },
      { key: 'b', name: 'Busbar', sector: null, description: '' },
      { key: 'c', name: 'Can' },
    ];
    const { kinds, findings } = await catalogue.load({ file, content: written(second) });
    expect([findings, kinds.products]).toEqual([[], { ...none, updated: 2, unchanged: 1 }]);
    expect(await productRows()).toMatchObject([
      { name: 'Anode', ...full, country: 'NA' },
      { name: 'Busbar', country: 'SE', sector: null, description: null },
      { name: 'Can', ...full },
    ]);
    const companies = `companies.${format}`;
    const address = { key: 'm', name: 'Maker', address: 'Kai 1', country: 'NO', type: 'distributor' };
    await catalogue.load({ file: companies, content: written([address]) });
    const again = await catalogue.load({ file: companies, content: written([{ key: 'm', name: 'Maker' }]) });
    expect(again.kinds.companies).toEqual({ ...none, unchanged: 1 });
  });

  it.each(['json', 'ndjson'])('takes the name as key where an entry of .%s has none', async (format) => {
    const entries = [{ name: 'Anode' }, { name: 'Cathode', country: 'FI' }, { key: 'k', name: 'Keyed' }];
    const content =
      format === 'json' ? JSON.stringify(entries) : entries.map((entry) => JSON.stringify(entry)).join('\n');
    const given = { file: `products.${format}`, content };
    const { kinds, findings } = await catalogue.load(given);
    expect([findings, kinds.products]).toEqual([[], { ...none, created: 3 }]);
    expect((await catalogue.load(given)).kinds.products).toEqual({ ...none, unchanged: 3 });
    const asCsv = await catalogue.load({ file: 'products.csv', content: 'name\nAnode' });
    expect(asCsv.kinds.products).toEqual({ ...none, unchanged: 1 });
    // Where it is said what the key is, an entry without it is a mistake.
    const columns = { key: 'id', name: 'name' };
    const told = await catalogue.load({ ...given, columns });
    expect(told.findings).toEqual([1, 2, 3].map((line) => `refused ${line} key: is empty`));
  });

  it('takes N/A for no country at all, and NA for Namibia', async () => {
    const content = 'name,country\nA,N/A\nB,none\nC,NA\nD,Nowhere';
    const { findings } = await catalogue.load({ file: 'products.csv', content });
    expect(findings).toEqual(['warning 5 country: is no known country; imported without (Nowhere)']);
    expect((await productRows()).map(({ country }) => country)).toEqual([null, null, 'NA', null]);
  });

  it('lets the last of equal keys count, however far apart they are', async () => {
    const filler = Array.from({ length: 1500 }, (_, number) => `f${number},Filler ${number}`);
    const content = ['key,name', 'a,First', 'b,Same', ...filler, 'a,Second', 'b,Same', 'a,Third'].join('\n');
    const { kinds, findings, totals } = await catalogue.load({ file: 'products.csv', content });
    expect(findings).toEqual([
      'note 2 key: appears again further down with different data; the last one was used',
      'note 1504 key: appears again further down with different data; the last one was used',
    ]);
    expect(kinds.products).toEqual({ ...none, created: 1502 });
    expect(totals.steps[0]?.repeated).toBe(3);
    const names = (await productRows()).map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('Filler'))).toEqual(['Same', 'Third']);
    expect((await catalogue.load({ file: 'products.csv', content })).kinds.products).toEqual({
      ...none,
      unchanged: 1502,
    });
  });

  it('keeps products of one name apart when their keys differ, and takes the name as key where there is none', async () => {
    const { kinds } = await catalogue.load({
      file: 'products.csv',
      content: 'key,name\n1,Other\n2,Other\n3,other',
    });
    expect(kinds.products.created).toBe(3);
    const keyless = { file: 'products.csv', content: 'name\nOther\nother\nOther' };
    expect((await catalogue.load(keyless)).kinds.products).toEqual({ ...none, created: 2 });
  });

  it('keeps a name that is too long as description, before the one that there is', async () => {
    const long = `${'Copper wire '.repeat(17)}of 204 characters`;
    const { findings } = await catalogue.load({
      file: 'products.csv',
      content: `key,name,description\n1,${long},Tinned\n2,${long},`,
    });
    expect(findings).toEqual([
      'note 2 name: longer than 200 characters; shortened, with the full text in the description',
      'note 3 name: longer than 200 characters; shortened, with the full text in the description',
    ]);
    const [first, second] = await productRows();
    expect(first?.name).toMatch(/^(Copper wire )+Copper…$/);
    expect(new Set([first?.description, second?.description])).toEqual(new Set([`${long}\n\nTinned`, long]));
  });

  it('shortens a field of a megabyte and says so', async () => {
    const { kinds, findings } = await catalogue.load({
      file: 'products.csv',
      content: `name,description\nA,${'word '.repeat(2 ** 18)}\n${'B'.repeat(2 ** 20)},\nC,`,
    });
    expect(kinds.products).toEqual({ ...none, created: 3 });
    expect(findings.map((finding) => finding.slice(0, 70))).toEqual([
      'warning 2 description: longer than 5000 characters; shortened (word wo',
      'note 3 name: longer than 200 characters; shortened, with the full text',
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
    expect((await catalogue.load({ file: 'products.csv', content: csv })).kinds.products.created).toBe(2);
    const json = { file: 'products.json', content: JSON.stringify(rows, null, 2), columns: mapped };
    expect((await catalogue.load(json)).kinds.products).toEqual({ ...none, unchanged: 2 });
    const lines = { file: 'products.ndjson', content: rows.map((row) => JSON.stringify(row)).join('\n') };
    expect((await catalogue.load(lines)).kinds.products).toEqual({ ...none, unchanged: 2 });
  });

  it('reads what spreadsheets save: UTF-16 by its mark, and other encodings by their names', async () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('name\tcountry\r\nGrünes Öl\tÅland Islands', 'utf16le'),
    ]);
    await catalogue.load({ file: 'products.txt', kind: 'products', content: utf16 });
    const latin = Buffer.from(
      'name;country\r\nGrünes Öl;Åland Islands\r\n\x8cuvre \x80;\r\nBro\x81ken;',
      'latin1',
    );
    const { kinds } = await catalogue.load({
      file: 'products.csv',
      content: latin,
      encoding: 'windows-1252',
    });
    expect(kinds.products).toEqual({ ...none, unchanged: 1, created: 1, refused: 1 });
    expect(await productRows()).toMatchObject([{ name: 'Grünes Öl', country: 'AX' }, { name: 'Œuvre €' }]);
  });

  it('fills fields from other columns, texts, parts of cells and a list of values', async () => {
    const { kinds, totals } = await catalogue.load({
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
