import type {
  Analytics,
  AnalyticsBucket,
  Invoice,
  OwnPlan,
  QuoteRequest,
  QuoteRequestDetail,
  TeamInvitation,
  TeamMember,
} from '@millrace/api-client';
import { type AnalyticsDays, type AnalyticsPeriod, analyticsPeriods, DAY_MS } from '@millrace/domain';
import { type ExampleName, example } from '../contract/examples';

const EXAMPLES = {
  free: 'OwnPlanFree',
  premium: 'OwnPlanPremium',
  cancelled: 'OwnPlanCancelled',
  pastDue: 'OwnPlanPastDue',
  platinum: 'OwnPlanPlatinum',
  beside: 'OwnPlanBeside',
  team: 'OwnPlanTeam',
} as const satisfies Readonly<Record<string, ExampleName>>;

/** One's own plan, as it stands in each case of the contract. */
export const aPlan = (which: keyof typeof EXAMPLES): OwnPlan => ({ ...example('OwnPlan', EXAMPLES[which]) });

/** What the viewer of the contract has paid. */
export const invoices = (): Invoice[] => [...example('InvoiceList', 'InvoicesOne').results];

/** Who shares the plan of the viewer of the contract: one has joined, one has not. */
export const teamMembers = (): TeamMember[] => [...example('TeamList', 'TeamTwo').results];

/** Who would share their plan with the viewer. */
export const teamInvitations = (): TeamInvitation[] => [
  ...example('TeamInvitationList', 'TeamInvitationsOne').results,
];

/** A request for a quote: one's own with two answers, or one that one's company was sent and has answered. */
export const aQuote = (
  kind: 'sent' | 'received',
  overrides: Partial<QuoteRequestDetail> = {},
): QuoteRequestDetail => ({
  ...example('QuoteRequestReply', kind === 'sent' ? 'QuoteSent' : 'QuoteReceived').Item,
  ...overrides,
});

/** Requests as a list has them. */
export const quotes = (kind: 'sent' | 'received'): QuoteRequest[] => {
  const { answers: _, answering: __, ...quote } = aQuote(kind);
  return [quote];
};

/** How one's company is looked at: the four weeks of the contract, or the same for other days. */
export function analytics(range?: AnalyticsDays & { by: AnalyticsPeriod }): Analytics {
  const known = example('Analytics', 'AnalyticsWeeks');
  if (!range) return structuredClone(known);
  const { from, to, by } = range;
  const buckets = analyticsPeriods({ from, to }, by).map((days, at) => {
    const like = known.buckets[at % known.buckets.length] as AnalyticsBucket;
    return { ...scaled(like, dayCount(days) / 7), ...days };
  });
  return { ...known, from, to, by, buckets };
}

const dayCount = ({ from, to }: AnalyticsDays): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** A week as a shorter or longer time would look; totals stay. */
function scaled(week: AnalyticsBucket, share: number): AnalyticsBucket {
  const part = (count: number): number => Math.round(count * share);
  const count = ({ web, widget }: AnalyticsBucket['views']) => ({ web: part(web), widget: part(widget) });
  const followers = ({ gained, lost, total }: AnalyticsBucket['followers']) => ({
    gained: part(gained),
    lost: part(lost),
    total,
  });
  return {
    ...week,
    views: count(week.views),
    clicks: count(week.clicks),
    reach: count(week.reach),
    quotes: count(week.quotes),
    followers: followers(week.followers),
    product_followers: followers(week.product_followers),
  };
}
