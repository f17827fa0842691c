import { type FollowedProductEntry, meQueries } from '@millrace/api-client';
import { FollowControlContainer, useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FollowedProductTable, type FollowedProductTableProps } from './FollowedProductTable';

export interface FollowedProductTableContainerProps
  extends Pick<FollowedProductTableProps, 'title' | 'headingLevel'> {
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/**
 * Reads the products that one follows. One that is unfollowed here stays in its row until the list is read anew, so
 * that it can be followed again.
 */
export function FollowedProductTableContainer({
  onSignInRequired,
  ...rest
}: FollowedProductTableContainerProps) {
  const query = useInfiniteQuery(meQueries(useApiClient()).followedProducts());
  return (
    <FollowedProductTable
      {...rest}
      {...useListProps(query)}
      renderFollow={(product) => (
        <FollowedProductControl product={product} onSignInRequired={onSignInRequired} />
      )}
    />
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
