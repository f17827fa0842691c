import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compareEntry } from './public-surface.mjs';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = { report: 'index.api.md', types: './dist/index.d.ts' };
const compare = (update = false) => compareEntry({ name: 'box', folder, entry, update });

/** @param {string} declarations */
function offer(declarations) {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "box", "version": "1.0.0" }');
  writeFileSync(join(folder, 'dist/index.d.ts'), declarations);
}

it('tells a prop that is new, and writes it down when that is meant', () => {
  offer(
    'export interface BoxProps { size: number }\nexport declare function Box(props: BoxProps): string;\n',
  );
  compare(true);
  expect(compare()).toEqual([]);
  offer(
    'export interface BoxProps { size: number; tone: string }\nexport declare function Box(props: BoxProps): string;\n',
  );
  expect(compare()).toEqual(['box: surface/index.api.md is not what ./dist/index.d.ts offers']);
  compare(true);
  expect(compare()).toEqual([]);
  expect(readFileSync(join(folder, 'surface/index.api.md'), 'utf8')).toContain('tone: string');
});
