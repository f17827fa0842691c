import type { RecommendedProduct } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, productPath, RECOMMENDED_PRODUCTS } from '@millrace/domain';
import { Art, BareLink, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { followers as followersClass, item, list, product as productClass } from './RecommendedProducts.css';

export interface RecommendedProductsProps {
  state: ListState<RecommendedProduct>;
  onRetry?: (() => void) | undefined;
}

/** Five suggested products to follow, nearest in the value chain first. @see NAV-023, GAP-085 */
export function RecommendedProducts({ state, onRetry }: RecommendedProductsProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="recommended" data-component="RecommendedProducts">
      <SectionHead variant="panel" title={messages.format('recommended.title')} titleId="recommended" />
      <ListBody
        state={state}
        expectedRows={RECOMMENDED_PRODUCTS}
        art="thumb"
        empty={messages.format('recommended.empty')}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <ol className={list}>
            {rows.slice(0, RECOMMENDED_PRODUCTS).map(({ id, product: name, sector, image, followers }) => (
              <li key={id} className={item}>
                <BareLink href={productPath({ id, name })} className={productClass}>
                  <Art kind="thumb" src={image ?? artPath({ name, sector, kind: 'thumb' })} />
                  <span>
                    {name}
                    <span className={followersClass}>
                      {messages.format('recommended.followers', { count: followers })}
                    </span>
                  </span>
                </BareLink>
              </li>
            ))}
          </ol>
        )}
      </ListBody>
    </section>
  );
}
