import { cardProduct } from '@millrace/design-system/cards';
import { productPath } from '@millrace/domain';
import type { CardContext, ElementDefinition, EmbedProduct } from '../../shared/element';
import { ProductElement } from './ProductElement';

/** `<millrace-product>`: a product in brief, with a button to follow it. */
export const productDefinition: ElementDefinition<EmbedProduct> = {
  name: 'product',
  interactive: true,
  load: (api, id) => api.product(id),
  card: (product, context) => ({
    title: product.name,
    href: context.webUrl + productPath(product),
    view: view(product, context, false),
    props: context.messages.format('follow.following'),
  }),
  samples: (context) => ({
    painted: [view(sample, context, false)],
    live: [view(sample, context, true)],
  }),
};

function view(product: EmbedProduct, { webUrl, messages }: CardContext, following: boolean) {
  const card = cardProduct(product);
  return (
    <ProductElement
      product={{ ...card, picture: new URL(card.picture, webUrl).href }}
      href={webUrl + productPath(product)}
      messages={messages}
      following={following}
    />
  );
}

const sample: EmbedProduct = {
  id: '00000000-0000-5000-8000-000000000000',
  name: 'Preform silica glass',
  sector: 'optical-fiber',
  original_images: [],
  counts: { suppliers: 1, raw_materials: 2, applications: 3 },
};
