import { productPath } from '@millrace/domain';
import type { CardContext, ElementDefinition, EmbedProduct } from '../../shared/element';
import { WaterGaugeElement } from './WaterGaugeElement';

/** `<millrace-water-gauge>`: what it shows, in a few words. */
export const waterGaugeDefinition: ElementDefinition<EmbedProduct> = {
  name: 'water-gauge',
  interactive: false,
  load: (api, id) => api.product(id),
  card: (product, context) => ({
    title: product.name,
    href: context.webUrl + productPath(product),
    sector: product.sector ?? 'none',
    view: view(product, context),
    props: 0,
  }),
  samples: (context) => ({ painted: [view(sample, context)], live: [] }),
};

function view(product: EmbedProduct, { webUrl, messages }: CardContext) {
  return <WaterGaugeElement name={product.name} href={webUrl + productPath(product)} messages={messages} />;
}

const sample: EmbedProduct = {
  id: '00000000-0000-5000-8000-000000000000',
  name: 'Preform silica glass',
  sector: 'optical-fiber',
  original_images: [],
  counts: { suppliers: 1, raw_materials: 2, applications: 3 },
};
