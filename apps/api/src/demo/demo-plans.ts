import { DAY_MS, daysAfter, type EmbedElementName, type Plan, termFrom, utcDay } from '@millrace/domain';
import { externalId } from '../platform/db/ids';
import type {
  EmbedMetric,
  embedDays,
  publisherSites,
  subscriptions,
  testPayments,
} from '../platform/db/schema';
import { countOn } from './demo-analytics';
import { memberId, productId, subscriptionId } from './demo-ids';

/** How long ago the first of the demonstration's plans was bought, and how far the others lie apart. */
const FIRST_DAYS = 60;
const STEP_DAYS = 9;

interface PaidMember {
  id: string;
  plan: Plan;
}

/** By what members of the demonstration have their plans: Premium was bought at the test checkout, Platinum is granted. */
export function readPlans(members: readonly PaidMember[], now: number) {
  const paid = members.flatMap(({ id: userId, plan }, at) => {
    if (plan === 'free') return [];
    const start = new Date(now - (FIRST_DAYS + (at % 20) * STEP_DAYS) * DAY_MS);
    return [{ id: subscriptionId(userId), userId, plan, term: termFrom(start, plan) }];
  });
  const bought = paid.filter(({ plan }) => plan === 'premium');
  return {
    subscriptions: paid.map(({ id, userId, plan, term }): typeof subscriptions.$inferInsert => ({
      id,
      userId,
      ...(plan === 'premium' && { provider: 'test', providerId: id }),
      plan,
      state: 'active',
      termStart: term.start,
      termEnd: term.end,
      renews: plan === 'premium',
    })),
    testPayments: bought.map(({ id, userId, term }): typeof testPayments.$inferInsert => ({
      id,
      userId,
      state: 'paid',
      termStart: term.start,
      termEnd: term.end,
    })),
  };
}

/** The member whose site it is: an editor. */
const EDITOR = 'platinum-demo';

/** How far back the site has shown widgets. */
const DAYS = 90;

/** How long the site is taken for the editor's: as long as anybody tries the demonstration out. */
const PROVEN_DAYS = 3650;

/** What the site shows, and how often something becomes of it on an ordinary working day. */
const WIDGETS: readonly {
  element: EmbedElementName;
  /** Its key. */
  product: string;
  usual: Partial<Record<EmbedMetric, number>>;
}[] = [
  {
    element: 'product',
    product: 'preform-silica-glass',
    usual: { views: 64, interactions: 5, clicks: 4, sign_ups: 0.15 },
  },
  {
    element: 'suppliers',
    product: 'preform-silica-glass',
    usual: { views: 31, interactions: 7, clicks: 3, quotes: 0.1 },
  },
  {
    element: 'value-chain',
    product: 'preform-silica-glass',
    usual: { views: 22, interactions: 9, clicks: 2, fallbacks: 0.3 },
  },
  {
    element: 'product',
    product: 'high-purity-helium',
    usual: { views: 18, interactions: 1, clicks: 1 },
  },
];

/**
 * The partner site of the demonstration, which is one of its editor's, and what became of its widgets. Nothing of it is
 * of today, so that what readers do there shows.
 *
 * @param site Its address; null where there is none.
 */
export function readPublisher(site: string | null, now: number) {
  if (site === null) return { publisherSites: [], embedDays: [] };
  const { host, href } = new URL('/', site);
  const today = utcDay(now);
  const days = WIDGETS.flatMap(({ element, product, usual }) =>
    Object.entries(usual).flatMap(([metric, often]) =>
      Array.from({ length: DAYS }, (_, before): typeof embedDays.$inferInsert => {
        const day = daysAfter(today, -before - 1);
        const thing = productId(product);
        const count = countOn(element + thing + metric, often, day, before + 1);
        return { host, day, element, thing, metric: metric as EmbedMetric, count };
      }).filter(({ count }) => count > 0),
    ),
  );
  const row: typeof publisherSites.$inferInsert = {
    id: externalId('demo', 'site', EDITOR),
    userId: memberId(EDITOR),
    host,
    address: href,
    token: externalId('demo', 'site token', EDITOR).replaceAll('-', ''),
    provenUntil: new Date(now + PROVEN_DAYS * DAY_MS),
    createdAt: new Date(now - DAYS * DAY_MS),
  };
  return { publisherSites: [row], embedDays: days };
}
