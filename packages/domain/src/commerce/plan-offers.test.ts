import { describe, expect, it } from 'vitest';
import { PLAN_FEATURES, PLAN_MATRIX, PLAN_OFFERS } from './plan-offers';
import { PLANS } from './plans';

describe('PLAN_OFFERS', () => {
  it('has the prices of the three plans, and the terms of those that end', () => {
    expect(PLANS.map((plan) => PLAN_OFFERS[plan].priceUsd)).toEqual([0, 1250, 3000]);
    expect(PLANS.map((plan) => PLAN_OFFERS[plan].pricePer)).toEqual(['month', 'year', 'year']);
    expect(PLANS.map((plan) => PLAN_OFFERS[plan].termYears)).toEqual([null, 1, 1]);
    expect(PLAN_OFFERS.platinum.source).toBe('sales');
  });

  it('names the plans for data and cards, for the table, and for phones', () => {
    expect(PLANS.map((plan) => PLAN_OFFERS[plan].name)).toEqual(['Free', 'Premium', 'Platinum']);
    expect(PLANS.map((plan) => PLAN_OFFERS[plan].tableName)).toEqual(['Basic/Free', 'Premium', 'Platinum']);
    expect(PLANS.map((plan) => PLAN_OFFERS[plan].phoneName)).toEqual(['Free', 'Small Teams', 'Enterprise']);
  });
});

describe('PLAN_MATRIX', () => {
  it('holds the specified share of every feature, as it is enforced', () => {
    expect(PLAN_FEATURES.map((feature) => PLANS.map((plan) => PLAN_MATRIX[plan][feature]))).toEqual([
      ['full', 'full', 'full'], // follow products and companies
      ['full', 'full', 'full'], // e-mail alerts
      ['full', 'full', 'full'], // company page
      ['full', 'full', 'full'], // post and share updates
      ['limited', 'full', 'full'], // supplier and customer data
      ['limited', 'full', 'full'], // concentration of a chain
      ['none', 'none', 'full'], // country scenarios, and its files
      ['none', 'full', 'full'], // premium listing
      ['none', 'full', 'full'], // messaging
      ['none', 'none', 'full'], // analytics
      ['limited', 'limited', 'full'], // request for quote: to the sales desk, or to suppliers too
      [1, 5, 5], // users
    ]);
  });
});
