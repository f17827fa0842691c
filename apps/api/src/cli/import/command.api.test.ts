import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database';
import { lockFolder } from '../../platform/db/lock';
import { type CommandContext, importCommand } from './command';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-command-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function run(args: readonly string[], world: Partial<CommandContext> = {}) {
  const said = { stdout: '', stderr: '' };
  const code = await importCommand(args, {
    env: { DATA_DIR: join(folder, 'data') },
    cwd: folder,
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
    signal: new AbortController().signal,
    ...world,
  });
  return { code, ...said };
}

const write = (file: string, content: string) => writeFileSync(join(folder, file), content);

describe('the import command', () => {
  it('imports a plan, reports it, and ends well in spite of refusals', async () => {
    write('products.csv', 'key,name,hue\na,Anode,red\nb,,red\n');
    write('plan.json', '{"source":"acme","steps":[{"file":"products.csv"}]}');
    const { code, stdout } = await run(['plan.json', '--report', 'report.ndjson'], {
      open: freshDatabase,
    });
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.trimEnd())).toEqual([
      expect.stringMatching(/^Importing "acme" into (PostgreSQL|the embedded database in .+)$/),
      '',
      'products from products.csv',
      '  unused columns: hue',
      '  refused  products.csv:3  name is empty',
      '  2 lines',
      '',
      '               created     updated   unchanged     refused',
      'products             1           0           0           1',
      '',
      expect.stringMatching(/^\d+\.\d s$/),
      '',
    ]);
    const report = readFileSync(join(folder, 'report.ndjson'), 'utf8').trim().split('\n');
    expect(report.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 'refused',
        kind: 'products',
        file: 'products.csv',
        line: 3,
        field: 'name',
        reason: 'is empty',
      },
      { step: { file: 'products.csv', lines: 2 } },
      { totals: { products: { created: 1, refused: 1 }, interrupted: false } },
    ]);
  });

  it.each([
    ['a file that is not there', ['products.csv', '--source', 'a'], 'products.csv doesn’t exist: '],
    ['a folder', ['products.csv', '--source', 'a', '--from', '..'], 'products.csv doesn’t exist: '],
    ['no file', [], 'Name a plan or a file to import.'],
    ['a plan that is wrong', ['plan.json'], 'plan.json: steps[0].kind must be one of'],
    [
      'a column that is not there',
      ['c.csv', '--kind', 'products', '--source', 'a'],
      'c.csv has no column "name", which',
    ],
  ])('ends with 1 and one clear line for %s', async (_, args, line) => {
    write('plan.json', '{"source":"a","steps":[{"file":"x.csv"}]}');
    write('c.csv', 'label\na');
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(line);
  });

  it('leaves a folder alone that a running Millrace uses', async () => {
    write('products.csv', 'name\nAnode');
    const unlock = await lockFolder(folder, join(folder, 'database.lock'));
    const { code, stderr } = await run(['products.csv', '--source', 'a'], {
      env: { DATA_DIR: folder },
    });
    await unlock();
    expect(code).toBe(1);
    expect(stderr).toContain(
      `Millrace is running on the folder ${folder} (process ${process.pid}). Stop it, or`,
    );
  });

  it('says when the server is not there', async () => {
    write('products.csv', 'name\nAnode');
    const { code, stderr } = await run(['products.csv', '--source', 'a'], {
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  });

  it('ends with 130 when it is interrupted', async () => {
    write('products.csv', 'name\nAnode');
    const { code, stderr } = await run(['products.csv', '--source', 'a'], {
      signal: AbortSignal.abort(),
    });
    expect([code, stderr]).toEqual([130, 'Interrupted. Nothing was saved.\n']);
  });

  it('tells how it is used', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('--dry-run') });
  });
});
