import type { Invoice, OwnPlan, TeamInvitation, TeamMember } from '@millrace/api-client';
import type { Plan } from '@millrace/domain';
import { aPlan, invoices, teamMembers } from './factory';

/** What of the mocked data is about the viewer's plan. */
export interface PlanData {
  plan: OwnPlan;
  /** Newest first. */
  invoices: Invoice[];
  /** In the order in which they were invited. */
  team: TeamMember[];
  /** Oldest first. */
  invitations: TeamInvitation[];
}

/** That of a viewer on a plan. @param plan Null for a guest, who has none. */
export const planData = (plan: Plan | null): PlanData => ({
  plan: aPlan(plan ?? 'free'),
  invoices: plan === 'premium' ? invoices() : [],
  team: plan === 'premium' || plan === 'platinum' ? teamMembers() : [],
  invitations: [],
});
