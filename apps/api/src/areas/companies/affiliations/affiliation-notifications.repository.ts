import { sql } from 'drizzle-orm';
import { type NotificationSpecs, recipientColumns, typeText } from '../../../platform/db/notification-spec';
import { isListed, worksVerifiedFor } from '../../../visibility';

/** Notifies of new links between members and a company, and of cases about them. */
export const affiliationNotifications = {
  // Not members with an unverified link, because a plan may withhold contacts from them. @see GAP-076
  companyMember: ({ companyId, actorId }) => {
    const [company, actor] = [sql`${companyId}::uuid`, sql`${actorId}::uuid`];
    return {
      sourceId: actorId,
      exists: sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${actor} AND u.company_id = ${company} AND ${isListed('u')})`,
      topics: [`company_joined:${companyId}`],
      receivers: sql`
        SELECT u.id AS user_id, ${recipientColumns(typeText('company_joined'), { company_id: company })}
        FROM users u WHERE u.company_id = ${company} AND ${isListed('u')} AND ${worksVerifiedFor('u')}`,
    };
  },
  // The member concerned. A decided objection goes to the objector, and to the member only if the link stays.
  companyLink: ({ told: type, caseId }) => {
    const one = sql`${caseId}::uuid`;
    const reader =
      type === 'company_objection_decided'
        ? sql`SELECT raised_by AS user_id, company_id FROM company_link_cases WHERE id = ${one} AND kind = 'objection'
            UNION SELECT user_id, company_id FROM company_link_cases WHERE id = ${one} AND decision = 'keep'`
        : sql`SELECT user_id, company_id FROM company_link_cases WHERE id = ${one}`;
    return {
      sourceId: caseId,
      exists: sql`EXISTS (SELECT 1 FROM company_link_cases WHERE id = ${one})`,
      topics: [`${type}:%`],
      receivers: sql`
        SELECT reader.user_id, ${recipientColumns(typeText(type), { company_id: sql`reader.company_id` })}
        FROM (${reader}) reader WHERE reader.user_id IS NOT NULL`,
    };
  },
} satisfies Partial<NotificationSpecs>;
