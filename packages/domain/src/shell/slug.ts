/** What an address needs of a product or a company. */
export interface Addressed {
  id: string;
  name: string;
}

/**
 * The readable part of an address: spaces become dashes, punctuation and symbols go, letters and digits of any
 * script stay, lower case. A name without a letter or digit gives `-`, so that the segment is never empty.
 * Not percent-encoded. Applying it twice changes nothing.
 *
 * @see PAGE-021
 * @example slugify('UV/EB Curing') // 'uveb-curing'
 */
export function slugify(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pd}\s]/gu, '')
    .replace(/[\p{Pd}\s]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? '-' : slug;
}

/**
 * Address of a product page, percent-encoded.
 *
 * @param view A page below it, as `followers`.
 * @see NAV-015
 */
export function productPath(product: Addressed, view?: string): string {
  return entityPath('product', product, view);
}

/**
 * Address of a company page, percent-encoded.
 *
 * @param view A page below it, as `followers`.
 * @see NAV-015
 */
export function companyPath(company: Addressed, view?: string): string {
  return entityPath('company', company, view);
}

/** A member's feed. @see PAGE-012, NAV-018 */
export function userFeedPath({ id }: { id: string }): string {
  return `/networkFeed/user/${encodeURIComponent(id)}`;
}

/** Address of an event page. @see NAV-015 */
export function eventPath({ id }: { id: string }): string {
  return `/events/${encodeURIComponent(id)}`;
}

/** Where an event is edited. @see EVT-019 */
export function editEventPath({ id }: { id: string }): string {
  return `/edit-event/${encodeURIComponent(id)}`;
}

/** The feed of a product. @see PAGE-012 */
export function productFeedPath({ id }: { id: string }): string {
  return `/networkFeed/product/${encodeURIComponent(id)}`;
}

/** The feed of a company. @see PAGE-012 */
export function companyFeedPath({ id }: { id: string }): string {
  return `/networkFeed/company/${encodeURIComponent(id)}`;
}

/** The feed of a product or a company for feed readers. */
export function atomPath({ kind, id }: { kind: 'product' | 'company'; id: string }): string {
  return `/feed/${kind}/${encodeURIComponent(id)}/atom.xml`;
}

function entityPath(kind: 'product' | 'company', { id, name }: Addressed, view: string | undefined): string {
  const segments = [kind, slugify(name), id, ...(view ? [view] : [])];
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
