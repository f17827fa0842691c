import type { MessageKey } from '@millrace/design-system/messages';
import type { MetaDescriptor } from 'react-router';
import { brand, messages } from './messages';

export interface PageMetadata {
  title: string;
  description: string;
  /** Address of the page itself, absolute. */
  canonical: string;
  /** Address of a picture, absolute. */
  image?: string;
  /** The same for feed readers, with its absolute address. */
  feed?: { title: string; href: string };
  /** A schema.org object. */
  schema?: Record<string, unknown>;
}

/** Title, description, canonical address, Open Graph and schema.org of an indexable page. @see PAGE-032 */
export function pageMetadata({
  title,
  description,
  canonical,
  image,
  feed,
  schema,
}: PageMetadata): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'index, follow' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', ...feed }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(schema ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...schema } }] : []),
  ] as MetaDescriptor[];
}

/** Of a page for its reader alone, which no index lists. @see PAGE-029, GAP-026 */
export function unlistedMetadata(title: MessageKey): MetaDescriptor[] {
  return [{ title: `${messages.format(title)} · ${brand}` }, { name: 'robots', content: 'noindex' }];
}
