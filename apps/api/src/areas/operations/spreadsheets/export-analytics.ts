import type { components } from '@millrace/api-client';
import { EMBED_FIGURES, type EmbedFigure } from '@millrace/domain';
import { ofThing } from './export-target';
import type { ExportCall, ExportedTable, PageHandlers } from './exported-table';

type Bucket = components['schemas']['AnalyticsBucket'];

/** Metrics by source, with their headings. */
const COUNTED = {
  views: 'Views',
  clicks: 'Clicks',
  reach: 'Post reach',
  quotes: 'Quote requests',
} as const satisfies Partial<Record<keyof Bucket, string>>;

const FOLLOWED = {
  followers: 'followers',
  product_followers: 'product followers',
} as const satisfies Partial<Record<keyof Bucket, string>>;

const countedKeys = Object.keys(COUNTED) as (keyof typeof COUNTED)[];
const followedKeys = Object.keys(FOLLOWED) as (keyof typeof FOLLOWED)[];

/** Days of an export. */
const daysOf = ({ query: { from, to, by } }: ExportCall) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(by && { by }),
});

async function readAnalytics(handlers: PageHandlers, call: ExportCall) {
  const { json } = await handlers.getAnalytics({
    ...call,
    path: undefined as never,
    body: undefined,
    query: daysOf(call),
  });
  return json;
}

/** Exports a company's analytics, with the data and permissions of its page. @see PLAN-008, GAP-077 */
export const ANALYTICS_TABLES: Readonly<Record<'analytics' | 'analytics-products', ExportedTable>> = {
  analytics: {
    headings: [
      'From (UTC)',
      'To (UTC)',
      ...countedKeys.flatMap((key) => [`${COUNTED[key]} (web)`, `${COUNTED[key]} (widgets)`]),
      ...followedKeys.flatMap((key) => [
        `New ${FOLLOWED[key]}`,
        `Lost ${FOLLOWED[key]}`,
        `All ${FOLLOWED[key]}`,
      ]),
    ],
    readPage: async (handlers, call) => {
      const { buckets } = await readAnalytics(handlers, call);
      return {
        rows: buckets.map((bucket) => [
          bucket.from,
          bucket.to,
          ...countedKeys.flatMap((key) => [bucket[key].web, bucket[key].widget]),
          ...followedKeys.flatMap((key) => [bucket[key].gained, bucket[key].lost, bucket[key].total]),
        ]),
        next: undefined,
      };
    },
  },
  'analytics-products': {
    headings: ['Product', 'Views', 'Clicks', 'New followers', 'Followers'],
    readPage: async (handlers, call) => {
      const { products } = await readAnalytics(handlers, call);
      return {
        rows: products.map((one) => [
          one.product_name,
          one.views,
          one.clicks,
          one.new_followers,
          one.followers,
        ]),
        next: undefined,
      };
    },
  },
};

const NAMES: Readonly<Record<EmbedFigure, string>> = {
  views: 'Views',
  interactions: 'Interactions',
  clicks: 'Clicks through',
  sign_ups: 'Sign-ups',
  quotes: 'Quote requests',
  fallbacks: 'Link only',
};

const figureHeadings = EMBED_FIGURES.map((figure) => NAMES[figure]);

async function readReport(handlers: PageHandlers, call: ExportCall) {
  const { json } = await handlers.getPublisherReport({
    ...call,
    path: ofThing(call),
    body: undefined,
    query: daysOf(call),
  });
  return json;
}

/** Exports the widget statistics of a site, with the data and permissions of its page. */
export const PUBLISHER_TABLES: Readonly<Record<'publisher-report' | 'publisher-widgets', ExportedTable>> = {
  'publisher-report': {
    headings: ['From (UTC)', 'To (UTC)', ...figureHeadings],
    readPage: async (handlers, call) => {
      const { buckets } = await readReport(handlers, call);
      const rows = buckets.map((one) => [one.from, one.to, ...EMBED_FIGURES.map((figure) => one[figure])]);
      return { rows, next: undefined };
    },
  },
  'publisher-widgets': {
    headings: ['Widget', 'Id', 'Name', 'State', 'Shown instead', ...figureHeadings],
    readPage: async (handlers, call) => {
      const { widgets } = await readReport(handlers, call);
      const rows = widgets.map((one) => [
        one.element,
        one.id,
        one.name,
        one.state,
        one.successor?.name ?? null,
        ...EMBED_FIGURES.map((figure) => one[figure]),
      ]);
      return { rows, next: undefined };
    },
  },
};
