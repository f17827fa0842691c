import { DAY_MS, daysAfter, type EmbedElementName, utcDay } from '@millrace/domain';
import { externalId } from '../platform/db/ids';
import type { EmbedMetric, embedDays, publisherSites } from '../platform/db/schema';
import { countOn } from './demo-analytics';
import { memberId, productId } from './demo-ids';

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
