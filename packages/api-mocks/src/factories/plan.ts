import type { Invoice, OwnPlan, TeamInvitation, TeamMember } from '@millrace/api-client';
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
  ...example('TeamInvitations', 'TeamInvitationsOne').results,
];
