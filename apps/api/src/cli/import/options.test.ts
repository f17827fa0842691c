import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

const folder = mkdtempSync(join(tmpdir(), 'millrace-options-'));
writeFileSync(join(folder, 'plan.json'), '{"source":"acme","steps":[{"file":"links.csv"}]}');
const read = (...args: string[]) => readOptions(args, folder);

describe('the command line', () => {
  it('takes a plan, whose files lie beside it', async () => {
    expect(await read('plan.json', '--dry-run', '--report', 'out.txt')).toEqual({
      plan: { source: 'acme', steps: [{ file: 'links.csv', kind: 'links' }] },
      folder,
      reportPath: join(folder, 'out.txt'),
      isDryRun: true,
    });
  });

  it('takes the folder of the files and another name of the source', async () => {
    const options = await read('plan.json', '--from', 'data', '--source', 'other');
    expect(options).toMatchObject({ plan: { source: 'other' }, folder: join(folder, 'data') });
  });

  it('takes a file with all that a plan could say of it', async () => {
    const options = await read(
      ...['edges.csv', '--kind', 'links', '--source', 'bvco', '--map', 'material=from,product=to, as such'],
      ...['--where', 'relation=is_input_of', '--where', 'relation=is_part_of', '--words', 'material,product'],
      ...['--split', 'product=;', '--create', '--delimiter', ',', '--format', 'csv', '--encoding', 'utf8'],
    );
    expect(options?.plan).toEqual({
      source: 'bvco',
      steps: [
        {
          file: 'edges.csv',
          kind: 'links',
          columns: { material: 'from', product: 'to, as such' },
          where: { relation: ['is_input_of', 'is_part_of'] },
          words: ['material', 'product'],
          split: { product: ';' },
          create: true,
          delimiter: ',',
          format: 'csv',
          encoding: 'utf-8',
        },
      ],
    });
  });

  it('is told how it is used', async () => {
    expect(await read('--help')).toBeNull();
  });

  it.each([
    [[], 'Name a plan or a file to import.'],
    [['a.csv', 'b.csv'], 'remove "b.csv"'],
    [['a.csv'], 'Specify what a.csv contains: --kind'],
    [['products.csv'], 'Name the origin of the data: --source NAME.'],
    [['a.csv', '--kind', 'things', '--source', 'a'], 'a.csv.kind must be one of'],
    [
      ['a.csv', '--kind', 'products', '--source', 'a', '--map', 'name'],
      '--map "name" must have the form name=value.',
    ],
    [
      ['plan.json', '--words', 'name'],
      '--words works only with a single file; set it in the steps of the plan instead.',
    ],
    [['missing.json'], 'missing.json (ENOENT).'],
    [['a.csv', '--colour'], "Unknown option '--colour'"],
  ])('says what is wrong with %j', async (args, message) => {
    await expect(read(...args)).rejects.toThrow(message);
  });
});
