import type { Product } from '@millrace/api-client';
import { readProductTab } from '@millrace/community';
import { artPath, atomPath, metaDescription, productPath } from '@millrace/domain';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { propertySchema } from './property-schema';

/**
 * Returns the metadata of a product page.
 *
 * @param query Contains the tab, which is part of the title.
 * @see PAGE-032, PAGE-035, GAP-013
 */
export function productMeta(
  { product, view, origin }: { product: Product; view: string; origin: string },
  query: URLSearchParams,
) {
  const { id, name, sector, description: text, properties = [] } = product;
  const description = metaDescription({ name, description: text, brand });
  const canonical = origin + productPath(product);
  const picture = product.original_images[0]?.value;
  const image = new URL(picture ?? artPath({ name, sector, kind: 'plate' }), origin).href;
  return pageMetadata({
    title: `${pageTitle(view, name, query)} · ${brand}`,
    description,
    canonical,
    image,
    unfurled: true,
    feed: {
      title: messages.format('feed.about', { name }),
      href: origin + atomPath({ kind: 'product', id }),
    },
    schema: {
      ...{ '@type': 'Product', name, description, url: canonical, image },
      ...(properties.length > 0 && { additionalProperty: properties.map(propertySchema) }),
    },
  });
}

function pageTitle(view: string, name: string, query: URLSearchParams): string {
  if (view === 'followers') return messages.format('followers.caption', { name });
  if (view === 'concentration') return messages.format('concentration.heading', { product: name });
  if (view === 'invite') return messages.format('invite.title', { name });
  const tab = readProductTab(query);
  return tab === 'feed' ? name : `${messages.format(`productTabs.${tab}`)} · ${name}`;
}
