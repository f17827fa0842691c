import type { Product } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { artPath, productPath } from '@millrace/domain';
import { Art, Button, ButtonLink, Link, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { actions, facts, item, list, name as nameClass, text } from './ProductList.css';

export interface ProductListProps {
  state: ListState<Product>;
  /** The follow control of a product. */
  renderFollow: (product: Product) => ReactNode;
  /** Changes a product; left out for those who may not. @see GAP-028 */
  onUpdate?: ((product: Product) => void) | undefined;
  /** Deletes a product; left out for those who may not. @see GAP-028 */
  onDelete?: ((product: Product) => void) | undefined;
  /** Adds a product; left out for guests. */
  onAdd?: (() => void) | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** All products by name, each with what can be done with it. @see PROD-058, GAP-028 */
export function ProductList({
  state,
  renderFollow,
  onUpdate,
  onDelete,
  onAdd,
  onLoadMore,
  onRetry,
}: ProductListProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="products" data-component="ProductList">
      <SectionHead
        title={messages.format('productList.title')}
        titleId="products"
        level={1}
        fact={
          state.status === 'ready' ? messages.format('productList.fact', { count: state.total }) : undefined
        }
        actions={
          onAdd && (
            <Button size="small" aria-haspopup="dialog" onClick={onAdd}>
              {messages.format('productList.add')}
            </Button>
          )
        }
      />
      <ListBody
        state={state}
        expectedRows={8}
        art="thumb"
        empty={messages.format('productList.empty')}
        onRetry={onRetry}
        foot={{ label: messages.format('productList.loadMore'), onLoadMore }}
      >
        {({ rows }) => (
          <ul className={list}>
            {rows.map((product) => (
              <ProductItem key={product.id} product={product}>
                {renderFollow(product)}
                {onUpdate && (
                  <Button
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={messages.format('productList.updateOf', { name: product.name })}
                    onClick={() => onUpdate(product)}
                  >
                    {messages.format('productList.update')}
                  </Button>
                )}
                {onDelete && (
                  <Button
                    size="small"
                    tone="danger"
                    aria-haspopup="dialog"
                    aria-label={messages.format('productList.deleteOf', { name: product.name })}
                    onClick={() => onDelete(product)}
                  >
                    {messages.format('productList.delete')}
                  </Button>
                )}
              </ProductItem>
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}

function ProductItem({ product, children }: { product: Product; children: ReactNode }) {
  const messages = useMessages();
  const { name, sector, counts, followers, crop_images: crops } = product;
  return (
    <li className={item} data-part="product">
      <Art kind="thumb" src={crops[0]?.value ?? artPath({ name, sector, kind: 'thumb' })} />
      <div className={text}>
        <p className={nameClass}>
          <Link variant="plain" href={productPath(product)}>
            {name}
          </Link>
        </p>
        <p className={facts}>
          {messages.format('productList.facts', {
            sector: sector ? messages.format(`sector.${sector}`) : messages.format('productList.noSector'),
            suppliers: counts.suppliers,
            followers,
          })}
        </p>
      </div>
      <div className={actions}>
        <ButtonLink
          size="small"
          href={productPath(product)}
          aria-label={messages.format('productList.viewOf', { name })}
        >
          {messages.format('productList.view')}
        </ButtonLink>
        {children}
      </div>
    </li>
  );
}
