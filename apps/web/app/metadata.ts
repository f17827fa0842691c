import { ART_CARD_SIZE, artCardPath, artPath } from '@millrace/domain';
import type { MessageKey } from '@millrace/ui/messages';
import type { MetaDescriptor } from 'react-router';
import { brand, messages } from './messages';

export interface PageMetadata {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  canonical: string;
  /** Absolute URL of a picture. Default: the site's drawing. */
  image?: string;
  /** Dimensions of `image` in pixels; a drawing's are known. */
  imageSize?: { width: number; height: number } | undefined;
  /** Open Graph type. Default `website`. */
  type?: 'website' | 'article';
  /** Atom feed of the page, with its absolute URL. */
  feed?: { title: string; href: string };
  /** True if the page has an oEmbed widget for editors. @see https://oembed.com */
  unfurled?: boolean;
  /** True if search engines may list it. Default true. */
  indexed?: boolean;
  /** A schema.org object. */
  schema?: Record<string, unknown>;
}

/** Returns title, description, canonical URL, Open Graph and schema.org data of a public page. @see PAGE-032 */
export function pageMetadata({
  title,
  description,
  canonical,
  image = new URL(artPath({ name: brand, sector: null, kind: 'plate' }), canonical).href,
  imageSize = image.endsWith('.svg') ? ART_CARD_SIZE : undefined,
  type = 'website',
  feed,
  unfurled = false,
  indexed = true,
  schema,
}: PageMetadata): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: indexed ? 'index, follow' : 'noindex, follow' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', ...feed }] : []),
    ...(unfurled ? [oembedLink(title, canonical)] : []),
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: brand },
    { property: 'og:image', content: artCardPath(image) },
    ...(imageSize
      ? [
          { property: 'og:image:width', content: String(imageSize.width) },
          { property: 'og:image:height', content: String(imageSize.height) },
        ]
      : []),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(schema ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...schema } }] : []),
  ] as MetaDescriptor[];
}

function oembedLink(title: string, canonical: string) {
  const { locale } = messages;
  const asked = new URLSearchParams({ url: canonical, ...(locale === 'en' ? {} : { lang: locale }) });
  const href = new URL(`/embed/v1/oembed?${asked}`, canonical).href;
  return { tagName: 'link', rel: 'alternate', type: 'application/json+oembed', title, href };
}

/** Returns the metadata of a noindex page. @param titles Parts of the title, its own first. @see PAGE-029, GAP-026 */
export function unlistedMetadata(...titles: readonly MessageKey[]): MetaDescriptor[] {
  return [
    { title: [...titles.map((title) => messages.format(title)), brand].join(' · ') },
    { name: 'robots', content: 'noindex' },
  ];
}
