import { type FollowedProductEntry, meQueries } from '@millrace/api-client';
import { FollowControlContainer, useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QuoteDialogContainer, type QuoteDialogContainerProps } from '../../commerce/InquiryForm';
import { FollowedProductTable, type FollowedProductTableProps } from './FollowedProductTable';

export interface FollowedProductTableContainerProps
  extends Pick<FollowedProductTableProps, 'title' | 'headingLevel' | 'exportControl'> {
  /** Member who requests quotes; undefined hides the action. */
  viewer?: QuoteDialogContainerProps['viewer'];
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/**
 * Loads followed products. An unfollowed one stays in the list until the next refetch, so that it can be followed
 * again.
 */
export function FollowedProductTableContainer({
  onSignInRequired,
  viewer = null,
  ...rest
}: FollowedProductTableContainerProps) {
  const query = useInfiniteQuery(meQueries(useApiClient()).followedProducts());
  const [asked, setAsked] = useState<QuoteDialogContainerProps['product'] | null>(null);
  return (
    <>
      <FollowedProductTable
        {...rest}
        {...useListProps(query)}
        onRequestQuote={viewer ? setAsked : undefined}
        renderFollow={(product) => (
          <FollowedProductControl product={product} onSignInRequired={onSignInRequired} />
        )}
      />
      {asked && (
        <QuoteDialogContainer
          key={asked.id}
          product={asked}
          viewer={viewer}
          open
          onOpenChange={(open) => !open && setAsked(null)}
        />
      )}
    </>
  );
}

interface FollowedProductControlProps {
  product: FollowedProductEntry;
  onSignInRequired: (() => void) | undefined;
}

function FollowedProductControl({
  product: { product_id: id, product_name: name },
  onSignInRequired,
}: FollowedProductControlProps) {
  const [following, setFollowing] = useState(true);
  return (
    <FollowControlContainer
      product={{ id, name, following }}
      onFollowingChanged={setFollowing}
      onSignInRequired={onSignInRequired}
    />
  );
}
