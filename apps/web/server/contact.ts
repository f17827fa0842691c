import { isEmail } from '@millrace/domain';

/** How people reach those who run this installation. @see GAP-012 */
export interface Contact {
  salesEmail: string;
  /** Where a weakness is reported: an address to mail to, or of a page. @see https://www.rfc-editor.org/rfc/rfc9116 */
  securityUrl: string;
  /** Its lines. */
  postalAddress: readonly string[];
  /** Profiles on other sites. */
  socialLinks: readonly { name: string; href: string }[];
}

// Those of the demonstration: nobody's address, and the front pages of the other sites.
const demonstration = {
  salesEmail: 'sales@millrace.example',
  postalAddress: 'Millrace|Mill Lane 1|12345 Exampletown',
  socialLinks: 'LinkedIn=https://www.linkedin.com/,YouTube=https://www.youtube.com/',
};

/**
 * Reads `SALES_EMAIL`, `POSTAL_ADDRESS` (lines parted by `|`) and `SOCIAL_LINKS` (`name=address` pairs parted by
 * commas; empty for none) and `SECURITY_CONTACT` (an e-mail address or a page; default the sales desk).
 * @throws Error that names the variable
 */
export function readContact(env: NodeJS.ProcessEnv): Contact {
  const salesEmail = env.SALES_EMAIL || demonstration.salesEmail;
  if (!isEmail(salesEmail)) throw new Error(`SALES_EMAIL must be an e-mail address; it is "${salesEmail}".`);
  return {
    salesEmail,
    securityUrl: readSecurityContact(env.SECURITY_CONTACT || salesEmail),
    postalAddress: parts(env.POSTAL_ADDRESS || demonstration.postalAddress, '|'),
    socialLinks: parts(env.SOCIAL_LINKS ?? demonstration.socialLinks, ',').map(readSocialLink),
  };
}

function readSecurityContact(contact: string): string {
  if (isEmail(contact)) return `mailto:${contact}`;
  if (URL.canParse(contact) && new URL(contact).protocol === 'https:') return contact;
  throw new Error(`SECURITY_CONTACT must be an e-mail address or a page of https; it is "${contact}".`);
}

function readSocialLink(pair: string) {
  const [name = '', ...rest] = pair.split('=');
  const href = rest.join('=').trim();
  if (name.trim() === '' || !URL.canParse(href) || !/^https?:$/.test(new URL(href).protocol))
    throw new Error(
      `SOCIAL_LINKS holds pairs such as LinkedIn=https://www.linkedin.com/company/example; "${pair}" is none.`,
    );
  return { name: name.trim(), href };
}

const parts = (text: string, mark: string): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);
