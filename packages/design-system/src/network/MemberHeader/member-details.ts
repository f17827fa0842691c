import type { Member as ApiMember } from '@millrace/api-client';
import { companyPath, personPicture, shownName } from '@millrace/domain';

/** View model of the profile header. */
export interface MemberDetails {
  name: string;
  /** URL of a picture. Default: the initials. */
  picture?: string | null | undefined;
  /** Designation at the company. */
  designation?: string | null | undefined;
  /** Name of the company. */
  company?: string | null | undefined;
  /** URL of the company's page; without it the name is plain text. */
  companyHref?: string | undefined;
  /** True if their employment is verified. Default `false`. */
  companyVerified?: boolean | undefined;
  /** Biography. */
  about?: string | null | undefined;
}

/** Maps a member of the API to the view model of their header. */
export const toMemberDetails = (
  member: Pick<
    ApiMember,
    | 'displayName'
    | 'designation'
    | 'desc'
    | 'company'
    | 'company_id'
    | 'company_verified'
    | 'image'
    | 'linkedinImage'
  >,
): MemberDetails => ({
  name: shownName(member.displayName),
  picture: personPicture(member),
  designation: member.designation,
  company: member.company,
  companyHref:
    member.company !== null && member.company_id
      ? companyPath({ id: member.company_id, name: member.company })
      : undefined,
  companyVerified: member.company_verified,
  about: member.desc,
});
