import {
  isProductPropertyKey,
  PRODUCT_PROPERTIES,
  readCasNumber,
  readCnCode,
  readDuns,
  readEcNumber,
  readFormula,
  readHsCode,
  readLei,
  readPropertyUnit,
  readUnspscCode,
  readVatId,
} from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { demoCompanyFacts, demoFacts } from './demo-facts';
import { readTable } from './demo-ids';

describe('products of the demonstration', () => {
  const products = readTable('products.csv').map((line) => ({ key: line.key, ...demoFacts(line) }));

  it('all have a kind', () => {
    expect(products.filter(({ kind }) => kind === null)).toEqual([]);
  });

  it('have identifiers as the server writes them', () => {
    const wrong = products.flatMap(
      ({ key, identifiers: { cas = [], ec = [], hs = [], cn = [], unspsc = [], formula } }) => [
        ...cas.filter((one) => readCasNumber(one) !== one).map((one) => `${key} ${one}`),
        ...ec.filter((one) => readEcNumber(one) !== one).map((one) => `${key} ${one}`),
        ...hs.filter((one) => readHsCode(one) !== one).map((one) => `${key} ${one}`),
        ...cn.filter((one) => readCnCode(one) !== one).map((one) => `${key} ${one}`),
        ...unspsc.filter((one) => readUnspscCode(one) !== one).map((one) => `${key} ${one}`),
        ...(formula && readFormula(formula) !== formula ? [`${key} ${formula}`] : []),
      ],
    );
    expect(wrong).toEqual([]);
  });

  it('have properties with units of the list', () => {
    const known = products.flatMap(({ key, properties }) => properties.map((one) => ({ key, ...one })));
    const wrong = known.filter(({ name, text, unit }) =>
      isProductPropertyKey(name)
        ? text !== null || (unit !== null && readPropertyUnit(PRODUCT_PROPERTIES[name], unit) !== unit)
        : text === null,
    );
    expect(known.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

describe('companies of the demonstration', () => {
  const now = Date.parse('2026-11-30');
  const companies = readTable('companies.csv').map(({ key = '' }) => ({
    key,
    ...demoCompanyFacts(key, now),
  }));

  it('have identifiers as the server writes them, and thirty of them certificates', () => {
    const wrong = companies.flatMap(({ key, lei, vat, duns }) => [
      ...(lei && readLei(lei) !== lei ? [`${key} ${lei}`] : []),
      ...(vat && readVatId(vat) !== vat ? [`${key} ${vat}`] : []),
      ...(duns && readDuns(duns) !== duns ? [`${key} ${duns}`] : []),
    ]);
    expect(wrong).toEqual([]);
    expect(
      companies.filter(({ certificates = [] }) => certificates.length > 0).length,
    ).toBeGreaterThanOrEqual(30);
  });
});
