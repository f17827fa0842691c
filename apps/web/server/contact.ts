import { isEmail } from '@millrace/domain';

/** Contact details of the operator of this installation. @see GAP-012 */
export interface Contact {
  salesEmail: string;
  /** URL for vulnerability reports: `mailto:` or a page. @see https://www.rfc-editor.org/rfc/rfc9116 */
  securityUrl: string;
  /** Lines of the address. */
  postalAddress: readonly string[];
  /** Profiles on social networks. */
  socialLinks: readonly { name: string; href: string }[];
}

// Defaults of the demonstration: a reserved domain, and the home pages of the networks.
const demonstration = {
  salesEmail: 'sales@millrace.example',
  postalAddress: 'Millrace|Mill Lane 1|12345 Exampletown',
  socialLinks: 'LinkedIn=https://www.linkedin.com/,YouTube=https://www.youtube.com/',
};

/**
 * Reads `SALES_EMAIL`, `POSTAL_ADDRESS` (lines separated by `|`), `SOCIAL_LINKS` (comma-separated `name=address` pairs;
 * empty for none) and `SECURITY_CONTACT` (an e-mail address or a page; default the sales email).
 * @throws Error with the name of the variable.
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
