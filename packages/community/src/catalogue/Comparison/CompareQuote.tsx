import { Button, Menu, type MenuItem } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type RequestQuoteContainerProps, useQuoteDialog } from '../../commerce/InquiryForm';
import type { ComparedCompany } from './company-rows';
import type { ComparedProduct } from './product-rows';

type Viewer = RequestQuoteContainerProps['viewer'];

/** Requests a quote for a product from those of the compared companies that supply it. @see DIFF-003 */
export function QuoteOfCompanies({
  companies,
  viewer,
}: {
  /** Null for one that was not read. */
  companies: readonly (ComparedCompany | null)[];
  viewer: Viewer;
}) {
  const messages = useMessages();
  const offers = sharedOffers(companies).map(({ product, suppliers }) => ({
    ...{ product, suppliers },
    name: messages.format('compare.quoteFor', { product: product.name, count: suppliers.length }),
  }));
  return <QuoteMenu offers={offers} viewer={viewer} />;
}

/** Requests a quote for one of the compared products. @see DIFF-003 */
export function QuoteOfProducts({
  products,
  viewer,
}: {
  /** Null for one that was not read. */
  products: readonly (ComparedProduct | null)[];
  viewer: Viewer;
}) {
  const offers = products.flatMap((compared) =>
    compared ? [{ product: compared.product, name: compared.product.name }] : [],
  );
  return <QuoteMenu offers={offers} viewer={viewer} />;
}

interface QuoteMenuProps {
  offers: readonly (Pick<Offer, 'product'> & { suppliers?: Offer['suppliers']; name: string })[];
  viewer: Viewer;
}

function QuoteMenu({ offers, viewer }: QuoteMenuProps) {
  const messages = useMessages();
  const { request, dialog } = useQuoteDialog(viewer);
  if (offers.length === 0) return null;
  const label = messages.format('quote.button');
  return (
    <>
      <Menu
        label={label}
        align="start"
        items={offers.map(
          ({ product, suppliers, name }): MenuItem => ({
            id: product.id,
            name,
            onAction: () => request(product, suppliers),
          }),
        )}
        renderTrigger={(trigger) => (
          <Button {...trigger} size="small">
            {label}
          </Button>
        )}
      />
      {dialog}
    </>
  );
}

/** Limits the products of the menu. */
const OFFERS_MAX = 12;

interface Offer {
  product: { id: string; name: string };
  suppliers: { id: string; name: string }[];
}

/** Returns the products that two or more of the companies supply, those of the most suppliers first. */
function sharedOffers(companies: readonly (ComparedCompany | null)[]): Offer[] {
  const offers = new Map<string, Offer>();
  for (const compared of companies) {
    if (!compared) continue;
    const { id, name } = compared.company;
    for (const product of compared.products?.items ?? []) {
      const offer = offers.get(product.id) ?? {
        product: { id: product.id, name: product.name },
        suppliers: [],
      };
      offer.suppliers.push({ id, name });
      offers.set(product.id, offer);
    }
  }
  return [...offers.values()]
    .filter(({ suppliers }) => suppliers.length > 1)
    .toSorted((one, other) => other.suppliers.length - one.suppliers.length)
    .slice(0, OFFERS_MAX);
}
