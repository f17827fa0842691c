import type { SeenEvent } from '@millrace/api-client';

const THING =
  /^\/(product|company)\/(?:[^/]+\/)?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\/|$)/i;

/** The product or company whose page an address is. */
function parseThingPath(path: string): { kind: 'product' | 'company'; id: string } | null {
  const [, kind, id] = THING.exec(path) ?? [];
  return (kind === 'product' || kind === 'company') && id ? { kind, id: id.toLowerCase() } : null;
}

/**
 * What following a link counts as: a click on the product or company to whose page it leads from elsewhere, or on the
 * company from whose page it leads to its website. Null for every other link.
 *
 * @param link Whether it stands in what is said of the company, and where it leads.
 * @param page Where it stands.
 */
export function followedLink(link: { href: string; isAboutCompany: boolean }, page: URL): SeenEvent | null {
  if (!URL.canParse(link.href, page)) return null;
  const target = new URL(link.href, page);
  const here = parseThingPath(page.pathname);
  if (target.origin === page.origin) {
    const there = parseThingPath(target.pathname);
    return there && there.id !== here?.id ? { event: `${there.kind}_click`, id: there.id } : null;
  }
  const isWebsite = link.isAboutCompany && /^https?:$/.test(target.protocol);
  return isWebsite && here?.kind === 'company' ? { event: 'company_click', id: here.id } : null;
}
