import type { FollowedProductEntry } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { productPath, SITE_PATHS } from '@millrace/domain';
import { BareLink, Link, sectorAttribute } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { all, body, product as productClass, products } from './MemberPanelProducts.css';

/** Maximum number of products in the panel; a separate page lists all. */
const SHOWN_MAX = 6;

interface MemberPanelProductsProps {
  state: ListState<FollowedProductEntry>;
  onRetry?: (() => void) | undefined;
}

/** Followed products, each with the colour band of its sector. @see NAV-022 */
export function MemberPanelProducts({ state, onRetry }: MemberPanelProductsProps) {
  const messages = useMessages();
  return (
    <div className={body}>
      <ListBody
        state={state}
        expectedRows={4}
        art="thumb"
        empty={messages.format('memberPanel.empty')}
        onRetry={onRetry}
      >
        {({ rows, total }) => (
          <>
            <ul data-part="products" className={products}>
              {rows.slice(0, SHOWN_MAX).map(({ product_id: id, product_name: name, sector }) => (
                <li key={id} {...sectorAttribute(sector)}>
                  <BareLink href={productPath({ id, name })} className={productClass}>
                    {name}
                  </BareLink>
                </li>
              ))}
            </ul>
            {total > SHOWN_MAX && (
              <p className={all}>
                <Link href={SITE_PATHS.myProducts}>
                  {messages.format('memberPanel.all', { count: total })}
                </Link>
              </p>
            )}
          </>
        )}
      </ListBody>
    </div>
  );
}
