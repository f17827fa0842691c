import { productQueries } from '@millrace/api-client';
import { artPath, companyPath, countryOfCodeIn, productPath, SUPPLIERS_FIRST } from '@millrace/domain';
import { Art, Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FollowControlContainer, type FollowControlContainerProps } from '../../network/FollowControl';
import { useApiClient } from '../../shell/ApiClient';
import * as css from './SelectedProduct.css';
import { valueChainTreeMessages } from './ValueChainTree.messages';

export interface SelectedProductContainerProps
  extends Pick<FollowControlContainerProps, 'signInHref' | 'onSignInRequired'> {
  product: { id: string; name: string };
}

/** Details of the selected product: follow control and first suppliers. */
export function SelectedProductContainer({
  product,
  signInHref,
  onSignInRequired,
}: SelectedProductContainerProps) {
  const messages = useMessages(valueChainTreeMessages);
  const titleId = useId();
  const queries = productQueries(useApiClient());
  const { data: known } = useQuery(queries.detail(product.id));
  const { data: suppliers } = useInfiniteQuery(queries.suppliers(product.id, { limit: SUPPLIERS_FIRST }));
  const shown = suppliers?.items.slice(0, SUPPLIERS_FIRST) ?? [];
  return (
    <>
      {known && (
        <FollowControlContainer product={known} signInHref={signInHref} onSignInRequired={onSignInRequired} />
      )}
      <Link href={productPath(product, 'concentration')}>{messages.format('valueChain.coloring.risk')}</Link>
      {shown.length > 0 && (
        <section aria-labelledby={titleId} data-component="SelectedProduct">
          <SectionHead
            variant="panel"
            level={4}
            title={messages.format('valueChain.details.suppliers')}
            titleId={titleId}
            actions={
              <Link href={`${productPath(product)}?tab=suppliers`}>
                {messages.format('valueChain.details.seeAll', { count: suppliers?.count ?? shown.length })}
              </Link>
            }
          />
          <ul className={css.list}>
            {shown.map(
              ({ company_id: id, company_name: name, sector, logo, country, country_code: code }) => (
                <li key={id} className={css.supplier}>
                  <Art kind="seal" src={logo ?? artPath({ name, sector, kind: 'seal' })} />
                  <span className={css.words}>
                    <Link variant="name" href={companyPath({ id, name })}>
                      <bdi>{name}</bdi>
                    </Link>
                    {country && (
                      <Text variant="caption">{countryOfCodeIn(code ?? '', country, messages.locale)}</Text>
                    )}
                  </span>
                </li>
              ),
            )}
          </ul>
        </section>
      )}
    </>
  );
}
