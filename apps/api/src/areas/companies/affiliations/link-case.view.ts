import type { components } from '@millrace/api-client';
import { possibleLinkDecisions } from './company-links.policy';
import type { DecidedRow, LinkCaseRow } from './company-links.repository';

type Schemas = components['schemas'];

const iso = (moment: string): string => new Date(moment).toISOString();

const hostOfEmail = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const decidedView = ({ at, ...row }: DecidedRow): Schemas['LinkCaseDecision'] => ({ ...row, added: iso(at) });

/** Returns a request or objection for moderators, who see only the domains of email addresses. @see GAP-055 */
export function linkCaseView(row: LinkCaseRow, moderator: { id: string }): Schemas['LinkCase'] {
  const isLinked = row.currentCompanyId === row.companyId;
  return {
    id: row.id,
    kind: row.kind,
    status: row.decidedAt === null ? 'open' : 'closed',
    text: row.text,
    added: iso(row.createdAt),
    raised_by: row.raisedBy === null ? null : { user_id: row.raisedBy, user_name: row.raisedByName ?? '' },
    company: {
      id: row.companyId,
      name: row.companyName,
      url: row.url,
      verified_people: row.verifiedPeople,
    },
    member: {
      user_id: row.userId,
      user_name: row.userName,
      designation: row.designation,
      image: row.image,
      email_hosts: [
        ...new Set([row.email, row.secondaryEmail].flatMap((email) => email ?? []).map(hostOfEmail)),
      ],
      linked: isLinked,
      listed: isLinked && row.isListed,
      verified: isLinked && row.isVerified,
    },
    possible: possibleLinkDecisions(row, moderator),
    decision: row.decided && decidedView(row.decided),
    history: row.decisions.map(decidedView),
  };
}
