import { expect, it } from 'vitest';
import { foldText } from './fold-text';

it.each([
  ['ÅLAND', 'aland'],
  ['Türkiye', 'turkiye'],
  ['İzmir', 'izmir'],
  ['Łódź Ørsted Straße', 'lodz orsted strasse'],
  ['光ファイバー सौर', '光ファイバー सौर'],
  ['', ''],
])('folds %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
