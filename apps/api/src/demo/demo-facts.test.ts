import { readCasNumber, readEcNumber, readFormula, readHsCode } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { demoFacts } from './demo-facts';
import { readTable } from './demo-ids';

describe('products of the demonstration', () => {
  const products = readTable('products.csv').map((line) => ({ key: line.key, ...demoFacts(line) }));

  it('all have a kind', () => {
    expect(products.filter(({ kind }) => kind === null)).toEqual([]);
  });

  it('have identifiers as the server writes them', () => {
    const wrong = products.flatMap(({ key, identifiers: { cas = [], ec = [], hs = [], formula } }) => [
      ...cas.filter((one) => readCasNumber(one) !== one).map((one) => `${key} ${one}`),
      ...ec.filter((one) => readEcNumber(one) !== one).map((one) => `${key} ${one}`),
      ...hs.filter((one) => readHsCode(one) !== one).map((one) => `${key} ${one}`),
      ...(formula && readFormula(formula) !== formula ? [`${key} ${formula}`] : []),
    ]);
    expect(wrong).toEqual([]);
  });
});
