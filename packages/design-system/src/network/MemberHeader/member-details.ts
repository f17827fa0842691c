import type { Member as ApiMember } from '@millrace/api-client';
import { companyPath, personPicture, shownName } from '@millrace/domain';

/** What the head of a member's page shows. */
export interface MemberDetails {
  name: string;
  /** Address of a picture. Default: the initials. */
  picture?: string | null | undefined;
  /** What somebody does at a company. */
  designation?: string | null | undefined;
  /** Name of the company. */
  company?: string | null | undefined;
  /** The company's page; without it the name is text. */
  companyHref?: string | undefined;
  /** True if it is known that somebody works there. Default `false`. */
  companyVerified?: boolean | undefined;
  /** What somebody writes of themselves. */
  about?: string | null | undefined;
}

/** Maps a member of the API to what the head of their page shows. */
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
