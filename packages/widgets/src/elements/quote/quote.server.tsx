import { productPath } from '@millrace/domain';
import { ActionElement } from '../../shared/ActionElement';
import type { CardContext, ElementDefinition, EmbedProduct } from '../../shared/element';
import { sampleSubject } from '../../shared/subject';

type QuoteData = Pick<EmbedProduct, 'id' | 'name'>;

/** `<millrace-quote>`: a link to the suppliers of a product, where the reader chooses those to request quotes from. */
export const quoteDefinition: ElementDefinition<QuoteData> = {
  name: 'quote',
  interactive: false,
  low: true,
  load: (api, id) => api.product(id),
  card: (product, context) => ({
    title: context.messages.format('cardAction.quote', { name: product.name }),
    href: `${context.webUrl}${productPath(product)}?tab=suppliers`,
    view: view(product, context),
    props: 0,
  }),
  samples: (context) => ({ painted: [view(sampleSubject, context)], live: [] }),
};

function view(product: QuoteData, { webUrl, messages }: CardContext) {
  const pageHref = webUrl + productPath(product);
  return (
    <ActionElement
      label={messages.format('cardAction.quote', { name: product.name })}
      href={`${pageHref}?tab=suppliers`}
      pageHref={pageHref}
      messages={messages}
    />
  );
}
