import { describe, expect, it } from 'vitest';
import { VIEWER_LEVELS } from '../commerce/plans';
import {
  initialledName,
  isDisclosed,
  isOwnCompany,
  mayReadFurtherPages,
  namedContacts,
  pageSizeFor,
  rowsWithContacts,
  seesAttendees,
  seesFollowers,
} from './visibility';

const member = (plan: 'free' | 'premium', rest: object = {}) => ({
  plan,
  companyId: 'own',
  isVerified: true,
  ...rest,
});

describe('visibility', () => {
  it('shows followers and attendees to members', () => {
    expect(VIEWER_LEVELS.map(seesFollowers)).toEqual([false, true, true, true]);
    expect(VIEWER_LEVELS.map(seesAttendees)).toEqual([false, true, true, true]);
  });

  it('names no contacts to guests, four of a company to Free members, all to paying ones', () => {
    expect([null, member('free'), member('premium')].map((viewer) => namedContacts(viewer, 'other'))).toEqual(
      [0, 4, Infinity],
    );
  });

  it('shows all of the company that one is known to work for, and of no company that one only names', () => {
    expect(namedContacts(member('free'), 'own')).toBe(Infinity);
    expect(namedContacts(member('free', { isVerified: false }), 'own')).toBe(4);
    expect(isOwnCompany(member('free', { companyId: null }), 'own')).toBe(false);
    expect(isOwnCompany(null, 'own')).toBe(false);
  });

  it('shows contacts in no row to guests, in four rows to Free members, in all to paying ones', () => {
    expect(VIEWER_LEVELS.map(rowsWithContacts)).toEqual([0, 4, Infinity, Infinity]);
  });

  it('judges a row by its rank, counted from one', () => {
    expect([1, 4, 5].map((rank) => isDisclosed(rank, rowsWithContacts('free')))).toEqual([true, true, false]);
    expect(isDisclosed(1, rowsWithContacts('guest'))).toBe(false);
    expect(isDisclosed(10_000, rowsWithContacts('premium'))).toBe(true);
  });

  it('gives guests one page of five rows at most', () => {
    expect(mayReadFurtherPages('guest')).toBe(false);
    expect(pageSizeFor('guest', 4)).toBe(4);
    expect(pageSizeFor('guest', 100)).toBe(5);
    expect(mayReadFurtherPages('free')).toBe(true);
    expect(pageSizeFor('free', 100)).toBe(100);
  });
});

describe('initialledName', () => {
  it('keeps the first name and the initial of the last, in any script', () => {
    expect(initialledName({ firstName: 'Ines', lastName: 'Hallberg' })).toBe('Ines H.');
    expect(initialledName({ firstName: '小明', lastName: '王' })).toBe('小明 王.');
    expect(initialledName({ firstName: 'Ada', lastName: '𝒮mith' })).toBe('Ada 𝒮.');
    expect(initialledName({ firstName: ' Cher ', lastName: ' ' })).toBe('Cher');
  });
});
