import type { components } from '@millrace/api-client';
import type { OwnRow } from './session.repository';

type User = components['schemas']['User'];

/** Data of a member's own record besides the row. */
export interface OwnRecord {
  canEditProducts: boolean;
  chats: User['chats'];
}

/** Returns a member's own record, which nobody else may see. @see DATA-001, GAP-055 */
export function userView(
  { user, companyName, moderatorSince, teamEmails }: OwnRow,
  { canEditProducts, chats }: OwnRecord,
): User {
  return {
    id: user.id,
    isActive: user.isActive,
    subscribedUsers: teamEmails,
    displayName: user.displayName,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    secondaryEmail: user.secondaryEmail,
    preferredEmail: user.preferredEmail,
    phone: user.phone,
    desc: user.description,
    company: companyName ?? user.companyName,
    company_id: user.companyId,
    company_updated: user.companyUpdated ? 1 : -1,
    ...(user.companyVerifiedAt && { company_verified: true }),
    designation: user.designation,
    image: user.image,
    linkedinImage: user.linkedinImage,
    pictures: user.linkedinImage === null ? [] : [{ value: user.linkedinImage }],
    onboarded: user.onboarded,
    stripeId: user.stripeId,
    chats,
    last_read_notification: user.lastReadNotification?.toISOString() ?? null,
    plan: user.plan,
    can_edit_products: canEditProducts,
    ...(user.language && { language: user.language }),
    ...(moderatorSince && { is_moderator: true }),
  };
}
