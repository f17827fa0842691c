import type { CompanyLink as ApiCompanyLink } from '@millrace/api-client';

/** Status of a member at the company in their profile. */
export interface CompanyStanding {
  /** True if their employment is verified. Default `false`. */
  verified?: boolean | undefined;
  /** Method of verification: an email address in the company's domain, or a moderator. */
  proof?: ApiCompanyLink['proof'] | undefined;
  /** True if they are listed among its people. Default `false`. */
  listed?: boolean | undefined;
  /** True if they have requested verification and the decision is pending. Default `false`. */
  waiting?: boolean | undefined;
  /** True if an employee of the company objects. Default `false`. */
  objected?: boolean | undefined;
  /** True if the company has ended the link. Default `false`. */
  ended?: boolean | undefined;
  /** True if they may request verification. Default `false`. */
  canAsk?: boolean | undefined;
  /** Domain of the company whose email addresses verify a member. Default: there is none. */
  websiteHost?: string | null | undefined;
}

/** Maps the member's company link of the API to the view model. */
export const toCompanyStanding = (link: ApiCompanyLink): CompanyStanding => ({
  verified: link.verified,
  proof: link.proof,
  listed: link.listed,
  waiting: link.waiting,
  objected: link.objected,
  ended: link.ended,
  canAsk: link.can_ask,
  websiteHost: link.website_host,
});
