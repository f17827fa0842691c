import { describe, expect, it } from 'vitest';
import {
  disclosedCustomers,
  disclosedSuppliers,
  ENTITLEMENTS,
  isDisclosed,
  isListedAsPremium,
  mayReadFurtherPages,
  pageSizeFor,
} from './entitlements';
import { isPlan, VIEWER_LEVELS, viewerLevel } from './plans';

describe('viewerLevel', () => {
  it('is the plan of a member, and guest for nobody', () => {
    expect(viewerLevel({ plan: 'platinum' })).toBe('platinum');
    expect(viewerLevel(null)).toBe('guest');
    expect(viewerLevel(undefined)).toBe('guest');
  });

  it('knows a plan from anything else', () => {
    expect(isPlan('free')).toBe(true);
    expect(isPlan('guest')).toBe(false);
  });
});

describe('entitlements', () => {
  it('discloses nothing to guests, four of each to free members, all to paying ones', () => {
    expect(VIEWER_LEVELS.map(disclosedSuppliers)).toEqual([0, 4, Infinity, Infinity]);
    expect(VIEWER_LEVELS.map(disclosedCustomers)).toEqual([0, 4, Infinity, Infinity]);
  });

  it('judges a row by its rank, counted from one', () => {
    expect([1, 4, 5].map((rank) => isDisclosed(rank, disclosedSuppliers('free')))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isDisclosed(1, disclosedSuppliers('guest'))).toBe(false);
    expect(isDisclosed(10_000, disclosedSuppliers('premium'))).toBe(true);
  });

  it('gives guests one page of five rows at most', () => {
    expect(mayReadFurtherPages('guest')).toBe(false);
    expect(pageSizeFor('guest', 4)).toBe(4);
    expect(pageSizeFor('guest', 100)).toBe(5);
    expect(mayReadFurtherPages('free')).toBe(true);
    expect(pageSizeFor('free', 100)).toBe(100);
  });

  it('lists a company as premium when a member is on a paid plan', () => {
    expect(isListedAsPremium([])).toBe(false);
    expect(isListedAsPremium(['free', 'free'])).toBe(false);
    expect(isListedAsPremium(['free', 'premium'])).toBe(true);
    expect(isListedAsPremium(new Set(['platinum'] as const))).toBe(true);
  });

  it('keeps for payers what is paid for', () => {
    const levelsWith = (field: 'startConversations' | 'analytics' | 'premiumListing') =>
      VIEWER_LEVELS.filter((level) => ENTITLEMENTS[level][field]);
    expect(levelsWith('startConversations')).toEqual(['premium', 'platinum']);
    expect(levelsWith('premiumListing')).toEqual(['premium', 'platinum']);
    expect(levelsWith('analytics')).toEqual(['platinum']);
    expect(ENTITLEMENTS.platinum.quoteReach).toBe('sales-desk-and-suppliers');
    expect(ENTITLEMENTS.premium.quoteReach).toBe('sales-desk');
    expect(VIEWER_LEVELS.map((level) => ENTITLEMENTS[level].teamSize)).toEqual([0, 1, 5, 5]);
  });
});
