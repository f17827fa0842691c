import { domainToASCII } from 'node:url';
import { websiteHref } from '@millrace/domain';
import providers from 'email-providers';
import { getDomain } from 'tldts';

const PRIVATE = { allowPrivateDomains: true } as const;

/** Whoever has a mailbox there shows nothing but that. */
const MAIL_PROVIDERS: ReadonlySet<string> = new Set(providers);

/** Sites on which many companies have their page: who works for the site does not work for them. */
const SHARED_SITES: ReadonlySet<string> = new Set([
  'alibaba.com',
  'europages.com',
  'facebook.com',
  'github.com',
  'google.com',
  'indiamart.com',
  'instagram.com',
  'linkedin.com',
  'made-in-china.com',
  'thomasnet.com',
  'tradeindia.com',
  'weebly.com',
  'wix.com',
  'wordpress.com',
  'x.com',
  'youtube.com',
]);

/**
 * Whether an e-mail address shows that its owner works for whom a website belongs to: its domain is that of the
 * website but for a leading `www`, lies below it, or has it below itself. Names of other alphabets are compared as they
 * are looked up (UTS 46), so that look-alike letters make another name. Addresses of mail providers and of sites that
 * many share show nothing, nor do those of endings under which anybody registers names.
 *
 * @param email As stored. @param website As typed, with or without its scheme.
 * @see GAP-089 @see https://publicsuffix.org
 */
export function showsWork(email: string, website: string | null): boolean {
  const mailHost = asciiHost(email.slice(email.lastIndexOf('@') + 1));
  const siteHost = hostOf(website);
  if (mailHost === null || siteHost === null || isShared(mailHost) || isShared(siteHost)) return false;
  return mailHost === siteHost || isBelow(mailHost, siteHost) || isBelow(siteHost, mailHost);
}

/** The host of a website without a leading `www`; null for none, and for numeric addresses. */
export function hostOf(website: string | null): string | null {
  const href = websiteHref(website);
  if (href === null) return null;
  const address = href.startsWith('//') ? `https:${href}` : href;
  return URL.canParse(address) ? asciiHost(new URL(address).hostname.replace(/^www\./i, '')) : null;
}

function asciiHost(name: string): string | null {
  const host = domainToASCII(name.replace(/\.$/, '')).toLowerCase();
  // Without a name below a public ending it is that ending itself, or no name at all.
  return host !== '' && getDomain(host, PRIVATE) !== null ? host : null;
}

const isBelow = (host: string, upper: string): boolean => host.endsWith(`.${upper}`);

function isShared(host: string): boolean {
  const domain = getDomain(host, PRIVATE) ?? host;
  return [host, domain].some((name) => MAIL_PROVIDERS.has(name) || SHARED_SITES.has(name));
}
