import type { components } from '@millrace/api-client';
import type { MemberRow } from './members.repository';

type Member = components['schemas']['Member'];

/** Returns a member's profile for other members. @see GAP-055 */
export const memberView = (row: MemberRow): Member => ({
  id: row.id,
  displayName: row.displayName,
  firstName: row.firstName,
  lastName: row.lastName,
  designation: row.designation,
  desc: row.description,
  company: row.company,
  company_id: row.companyId,
  company_updated: row.companyUpdated ? 1 : -1,
  ...(row.companyVerifiedAt && { company_verified: true }),
  image: row.image,
  linkedinImage: row.linkedinImage,
});
