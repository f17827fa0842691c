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

/** Creates the member's plan, in each state of the contract. */
export const aPlan = (which: keyof typeof EXAMPLES): OwnPlan => ({ ...example('OwnPlan', EXAMPLES[which]) });

/** Creates the invoices of the contract's viewer. */
export const invoices = (): Invoice[] => [...example('InvoiceList', 'InvoicesOne').results];

/** Creates the team of the contract's viewer: one member has joined, one has not. */
export const teamMembers = (): TeamMember[] => [...example('TeamList', 'TeamTwo').results];

/** Creates invitations to the teams of others. */
export const teamInvitations = (): TeamInvitation[] => [
  ...example('TeamInvitationList', 'TeamInvitationsOne').results,
];

/** Creates a request for a quote: the member's own with two answers, or one received and answered by their company. */
export const aQuote = (
  kind: 'sent' | 'received',
  overrides: Partial<QuoteRequestDetail> = {},
): QuoteRequestDetail => ({
  ...example('QuoteRequestReply', kind === 'sent' ? 'QuoteSent' : 'QuoteReceived').Item,
  ...overrides,
});

/** Creates requests as list rows. */
export const quotes = (kind: 'sent' | 'received'): QuoteRequest[] => {
  const { answers: _, answering: __, ...quote } = aQuote(kind);
  return [quote];
};

/** Creates analytics of the company: the four weeks of the contract, or the same for other days. */
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

/** Scales a week to a shorter or longer range; totals stay. */
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
