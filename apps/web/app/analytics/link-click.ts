import type { SeenEvent } from '@millrace/api-client';

const ENTITY_PATH =
  /^\/(product|company)\/(?:[^/]+\/)?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\/|$)/i;

/** Returns the product or company of a page's path; null for other pages. */
function parseEntityPath(path: string): { kind: 'product' | 'company'; id: string } | null {
  const [, kind, id] = ENTITY_PATH.exec(path) ?? [];
  return (kind === 'product' || kind === 'company') && id ? { kind, id: id.toLowerCase() } : null;
}

/**
 * Returns the click event of a followed link: to a product or company page from another page, or to a company's
 * website from its page. Null for other links.
 *
 * @param link Target of the link, and if it is part of the company's details.
 * @param page URL of the page with the link.
 */
export function linkClickEvent(link: { href: string; isAboutCompany: boolean }, page: URL): SeenEvent | null {
  if (!URL.canParse(link.href, page)) return null;
  const target = new URL(link.href, page);
  const here = parseEntityPath(page.pathname);
  if (target.origin === page.origin) {
    const there = parseEntityPath(target.pathname);
    return there && there.id !== here?.id ? { event: `${there.kind}_click`, id: there.id } : null;
  }
  const isWebsite = link.isAboutCompany && /^https?:$/.test(target.protocol);
  return isWebsite && here?.kind === 'company' ? { event: 'company_click', id: here.id } : null;
}
