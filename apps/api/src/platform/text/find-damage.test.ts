import { expect, it } from 'vitest';
import { findDamage } from './find-damage';

it.each([
  ['Glaswerke MÃ¼nchen', 'twice_encoded'],
  ['Lâ€™Atelier', 'twice_encoded'],
  ['ä¸­å›½', 'twice_encoded'],
  ['GRÃœN', 'twice_encoded'],
  ['Gro\ufffdhandel', 'replaced'],
  ['half \ud83d', 'replaced'],
  ['read wr\u0092ong', 'control'],
  ['bell\u0007', 'control'],
])('finds what is wrong with %j', (text, kind) => {
  expect(findDamage(text)).toBe(kind);
});

it.each([
  'CAFÉ» — “MENÜ” ÉCOLE’S',
  'la qualité…” dit-il',
  'São Paulo – IRMÃOS, Ångström™ 10 °C',
  'Großš MALMÅ’S',
  'Škoda Œuvre 12 € “x” ‘y’',
  'two\nlines\tand\u0085more',
  '中国 日本 한국 العربية 🧪',
])('leaves %j alone', (text) => {
  expect(findDamage(text)).toBeNull();
});
