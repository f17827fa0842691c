import { describe, expect, it } from 'vitest';
import { ENTITLEMENTS } from './entitlements';
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
  it('keeps for payers what is paid for', () => {
    const levelsWith = (
      field: 'startConversations' | 'analytics' | 'premiumListing' | 'concentrationScenarios',
    ) => VIEWER_LEVELS.filter((level) => ENTITLEMENTS[level][field]);
    expect(levelsWith('startConversations')).toEqual(['premium', 'platinum']);
    expect(levelsWith('premiumListing')).toEqual(['premium', 'platinum']);
    expect(levelsWith('analytics')).toEqual(['platinum']);
    expect(levelsWith('concentrationScenarios')).toEqual(['platinum']);
    expect(VIEWER_LEVELS.map((level) => ENTITLEMENTS[level].concentrationDepth)).toEqual([0, 1, 6, 6]);
    expect(ENTITLEMENTS.platinum.quoteReach).toBe('sales-desk-and-suppliers');
    expect(ENTITLEMENTS.premium.quoteReach).toBe('sales-desk');
    expect(VIEWER_LEVELS.map((level) => ENTITLEMENTS[level].teamSize)).toEqual([0, 1, 5, 5]);
  });
});
