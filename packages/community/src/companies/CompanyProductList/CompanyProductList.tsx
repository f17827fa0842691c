import type { CompanyProduct } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, ListFoot } from '@millrace/design-system';
import { productPath, SITE_PATHS } from '@millrace/domain';
import { Accordion, AccordionItem, Inline, Link, Prose, Stack, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

export interface CompanyProductListProps {
  company: { name: string };
  state: ListState<CompanyProduct>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** True to note that other plans are listed first, for the viewer's own company on a lower plan. @see PLAN-006 */
  offersListing?: boolean;
  /** Login address for guests who want to see more. */
  signInHref?: string | undefined;
  /** Renders the follow control of a product; undefined for the viewer's own company. @see COMP-017 */
  renderFollow?: ((product: CompanyProduct) => ReactNode) | undefined;
}

/** "Products" tab: each product expands to its description, a link to its page, and follow. @see COMP-016, COMP-017 */
export function CompanyProductList({
  company,
  state,
  onLoadMore,
  onRetry,
  offersListing = false,
  signInHref,
  renderFollow,
}: CompanyProductListProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="products" data-component="CompanyProductList">
      <VisuallyHidden>
        <h2 id="products">{messages.format('companyProductList.title', { company: company.name })}</h2>
      </VisuallyHidden>
      <ListBody
        state={state}
        expectedRows={5}
        art="thumb"
        loading={messages.format('companyProductList.loading')}
        empty={messages.format('companyProducts.empty', { company: company.name })}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <Stack gap="sm">
            {offersListing && (
              <Prose>
                <p data-part="listing">
                  {messages.rich('companyProductList.listing', {
                    link: (text) => <Link href={SITE_PATHS.plans}>{text}</Link>,
                  })}
                </p>
              </Prose>
            )}
            <Accordion headingLevel={3}>
              {rows.map((product) => (
                <AccordionItem key={product.product_id} id={product.product_id} title={product.product_name}>
                  <Stack gap="sm">
                    <Prose>
                      <p dir="auto">
                        {product.description || messages.format('companyProductList.noDescription')}
                      </p>
                    </Prose>
                    <Inline gap="sm">
                      <Link href={productPath({ id: product.product_id, name: product.product_name })}>
                        {messages.format('companyProductList.open', { name: product.product_name })}
                      </Link>
                      {renderFollow?.(product)}
                    </Inline>
                  </Stack>
                </AccordionItem>
              ))}
            </Accordion>
            <ListFoot
              shown={rows.length}
              total={total}
              more={more}
              label={messages.format('companyProducts.loadMore')}
              onLoadMore={onLoadMore}
              signInHref={signInHref}
            />
          </Stack>
        )}
      </ListBody>
    </section>
  );
}
