import type { Invoice, OwnPlan, TeamInvitation, TeamMember } from '@millrace/api-client';
import type { Plan } from '@millrace/domain';
import { aPlan, invoices, teamMembers } from './factory';

/** Mock data of the viewer's plan. */
export interface PlanData {
  plan: OwnPlan;
  /** Newest first. */
  invoices: Invoice[];
  /** In order of invitation. */
  team: TeamMember[];
  /** Oldest first. */
  invitations: TeamInvitation[];
}

/** Creates the data of a viewer. @param plan Null for a guest. */
export const planData = (plan: Plan | null): PlanData => ({
  plan: aPlan(plan ?? 'free'),
  invoices: plan === 'premium' ? invoices() : [],
  team: plan === 'premium' || plan === 'platinum' ? teamMembers() : [],
  invitations: [],
});
