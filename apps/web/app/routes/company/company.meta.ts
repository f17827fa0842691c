import type { Company } from '@millrace/api-client';
import { readCompanyTab } from '@millrace/community';
import { artPath, atomPath, companyPath, metaDescription, websiteHref } from '@millrace/domain';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';

/**
 * Returns the metadata of a company page.
 *
 * @param query Contains the tab, which is part of the title.
 * @see PAGE-032, PAGE-035, GAP-013
 */
export function companyMeta(
  { company, view, origin }: { company: Company; view: string; origin: string },
  query: URLSearchParams,
) {
  const { id, name, description: text, logo, address, country_code: code } = company;
  const description = metaDescription({ name, description: text, brand });
  const canonical = origin + companyPath(company);
  const image = new URL(logo ?? artPath({ name, sector: null, kind: 'plate' }), origin).href;
  const website = websiteHref(company.url);
  return pageMetadata({
    title: `${pageTitle(view, name, query)} · ${brand}`,
    description,
    canonical,
    image,
    unfurled: true,
    feed: {
      title: messages.format('feed.about', { name }),
      href: origin + atomPath({ kind: 'company', id }),
    },
    schema: {
      '@type': 'Organization',
      name,
      description,
      url: canonical,
      ...(logo ? { logo: image } : {}),
      ...(website ? { sameAs: website.replace(/^\/\//, 'https://') } : {}),
      ...factsSchema(company.facts),
      ...(address || code
        ? {
            address: {
              '@type': 'PostalAddress',
              ...(address ? { streetAddress: address } : {}),
              ...(code ? { addressCountry: code } : {}),
            },
          }
        : {}),
    },
  });
}

/** Returns the known facts of a company as schema.org data. @see https://schema.org/Organization */
function factsSchema(facts: Company['facts']) {
  if (!facts) return {};
  const { founded, lei, vat, duns, languages } = facts;
  return {
    ...(founded !== null && { foundingDate: String(founded) }),
    ...(lei !== null && { leiCode: lei }),
    ...(vat !== null && { vatID: vat }),
    ...(duns !== null && { duns }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
  };
}

function pageTitle(view: string, name: string, query: URLSearchParams): string {
  if (view === 'followers') return messages.format('followers.caption', { name });
  if (view === 'invite') return messages.format('invite.title', { name });
  const tab = readCompanyTab(query);
  return tab === 'activity' ? name : `${messages.format(`companyTabs.${tab}`)} · ${name}`;
}
