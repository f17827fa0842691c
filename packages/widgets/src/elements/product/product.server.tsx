import { CardAction, cardProduct } from '@millrace/design-system/cards';
import { productPath } from '@millrace/domain';
import { pictureAddress } from '../../shared/addresses';
import { BriefElement } from '../../shared/BriefElement';
import { briefLayout } from '../../shared/brief-layout';
import type { CardContext, ElementDefinition, EmbedProduct } from '../../shared/element';
import { ProductElement } from './ProductElement';

/** `<millrace-product>`: a card of a product with a follow button. */
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

function view(product: EmbedProduct, { webUrl, messages, layout }: CardContext, following: boolean) {
  const card = cardProduct(product);
  if (layout === 'compact') {
    const { name, sector, original_images: pictures } = product;
    return (
      <BriefElement
        layout="compact"
        name={name}
        href={webUrl + productPath(product)}
        about={messages.format('listCard.supplierCount', { count: product.counts.suppliers })}
        sector={sector}
        picture={pictureAddress({ picture: pictures[0]?.value, name, sector }, webUrl, 'thumb')}
        facts={[]}
        action={
          <CardAction pressed={following}>
            {messages.format(following ? 'follow.following' : 'follow.follow')}
          </CardAction>
        }
        foot={messages.format('productCard.page')}
        messages={messages}
      />
    );
  }
  return (
    <ProductElement
      layout={briefLayout(layout)}
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
