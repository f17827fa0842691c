import type { CompanyLink as ApiCompanyLink } from '@millrace/api-client';

/** How a member stands to the company that they name as theirs. */
export interface CompanyStanding {
  /** True if it is known that they work there. Default `false`. */
  verified?: boolean | undefined;
  /** What shows it: an address of the company's own domain, or a moderator's word. */
  proof?: ApiCompanyLink['proof'] | undefined;
  /** True if they are listed among its people. Default `false`. */
  listed?: boolean | undefined;
  /** True if they have asked, and nobody has decided yet. Default `false`. */
  waiting?: boolean | undefined;
  /** True if somebody of the company objects. Default `false`. */
  objected?: boolean | undefined;
  /** True if the company has ended it. Default `false`. */
  ended?: boolean | undefined;
  /** True if they may ask to be verified. Default `false`. */
  canAsk?: boolean | undefined;
  /** Host of the company's site, at which an address would show it. Default: there is none. */
  websiteHost?: string | null | undefined;
}

/** Maps what the API knows of a member and their company to what the view shows. */
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
