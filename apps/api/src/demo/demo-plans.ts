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

/** Age of the first demo subscription, and the interval between the others. */
const FIRST_DAYS = 60;
const STEP_DAYS = 9;

interface PaidMember {
  id: string;
  plan: Plan;
}

/** Creates demo subscriptions: Premium bought at the test checkout, Platinum granted. */
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

/** The owner of the site: an editor. */
const EDITOR = 'platinum-demo';

/** Period of the site's statistics. */
const DAYS = 90;

/** Period for which the site counts as verified, as long as any demo lasts. */
const PROVEN_DAYS = 3650;

/** Widgets of the site, with their daily counts on an ordinary working day. */
const WIDGETS: readonly {
  element: EmbedElementName;
  /** Key of the subject. */
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
 * Creates the demo partner site, owned by the demo editor, with widget statistics. Today has none, so that readers see
 * the effect of their own actions.
 *
 * @param site Its URL; null for none.
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
