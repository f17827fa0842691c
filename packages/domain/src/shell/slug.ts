/** Fields of a product or company that its address needs. */
export interface Addressed {
  id: string;
  name: string;
}

/**
 * Returns the readable part of an address: spaces become dashes, punctuation and symbols are removed, letters and digits of
 * any script stay, lower case. A name without a letter or digit gives `-`, so that the segment is never empty.
 * Not percent-encoded. Idempotent.
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
 * Returns the address of a product page, percent-encoded.
 *
 * @param view A subpage, such as `followers`.
 * @see NAV-015
 */
export function productPath(product: Addressed, view?: string): string {
  return entityPath('product', product, view);
}

/**
 * Returns the address of a company page, percent-encoded.
 *
 * @param view A subpage, such as `followers`.
 * @see NAV-015
 */
export function companyPath(company: Addressed, view?: string): string {
  return entityPath('company', company, view);
}

/** Returns the address of a member's feed. @see PAGE-012, NAV-018 */
export function userFeedPath({ id }: { id: string }): string {
  return `/networkFeed/user/${encodeURIComponent(id)}`;
}

/** Returns the address of an event page. @see NAV-015 */
export function eventPath({ id }: { id: string }): string {
  return `/events/${encodeURIComponent(id)}`;
}

/** Returns the address of an event's edit page. @see EVT-019 */
export function editEventPath({ id }: { id: string }): string {
  return `/edit-event/${encodeURIComponent(id)}`;
}

/** Returns the address of a product's feed. @see PAGE-012 */
export function productFeedPath({ id }: { id: string }): string {
  return `/networkFeed/product/${encodeURIComponent(id)}`;
}

/** Returns the address of a company's feed. @see PAGE-012 */
export function companyFeedPath({ id }: { id: string }): string {
  return `/networkFeed/company/${encodeURIComponent(id)}`;
}

/** Returns the address of a product's or company's Atom feed. */
export function atomPath({ kind, id }: { kind: 'product' | 'company'; id: string }): string {
  return `/feed/${kind}/${encodeURIComponent(id)}/atom.xml`;
}

function entityPath(kind: 'product' | 'company', { id, name }: Addressed, view: string | undefined): string {
  const segments = [kind, slugify(name), id, ...(view ? [view] : [])];
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
