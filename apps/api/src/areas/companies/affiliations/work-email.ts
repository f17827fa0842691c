import { domainToASCII } from 'node:url';
import { websiteHref } from '@millrace/domain';
import providers from 'email-providers';
import { getDomain } from 'tldts';

const PRIVATE = { allowPrivateDomains: true } as const;

/** Domains of mail providers, where a mailbox verifies no employment. */
const MAIL_PROVIDERS: ReadonlySet<string> = new Set(providers);

/** Sites that host many companies' pages: their own staff does not work for those companies. */
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
 * True if an email address verifies employment by the owner of a website: its domain equals that of the website
 * (ignoring a leading `www`), or one is a subdomain of the other. International names are compared as punycode (UTS
 * 46), so that homographs differ. Domains of mail providers, shared sites and public suffixes verify nothing.
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

/** Returns the host of a website without a leading `www`; null if there is none, and for IP addresses. */
export function hostOf(website: string | null): string | null {
  const href = websiteHref(website);
  if (href === null) return null;
  const address = href.startsWith('//') ? `https:${href}` : href;
  return URL.canParse(address) ? asciiHost(new URL(address).hostname.replace(/^www\./i, '')) : null;
}

function asciiHost(name: string): string | null {
  const host = domainToASCII(name.replace(/\.$/, '')).toLowerCase();
  // A public suffix itself, or no domain name at all.
  return host !== '' && getDomain(host, PRIVATE) !== null ? host : null;
}

const isBelow = (host: string, upper: string): boolean => host.endsWith(`.${upper}`);

function isShared(host: string): boolean {
  const domain = getDomain(host, PRIVATE) ?? host;
  return [host, domain].some((name) => MAIL_PROVIDERS.has(name) || SHARED_SITES.has(name));
}
