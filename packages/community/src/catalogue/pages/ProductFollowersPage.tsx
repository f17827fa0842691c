import { type Addressed, productPath } from '@millrace/domain';
import { Page, PageMain, Stack } from '@millrace/ui';
import type { PageSession } from '../../internal/page-session';
import { FollowerTableContainer } from '../../network/FollowerTable';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';

export interface ProductFollowersPageProps extends Pick<PageSession, 'viewer' | 'signInHref'> {
  product: Addressed;
}

/** Page of a product's followers. */
export function ProductFollowersPage({ product, viewer, signInHref }: ProductFollowersPageProps) {
  return (
    <Page>
      <PageMain>
        <Stack gap="md">
          <FollowerTableContainer
            product={product}
            headingLevel={1}
            backHref={productPath(product)}
            signInHref={signInHref}
            viewerId={viewer?.id ?? null}
          />
          {viewer && <SpreadsheetMenuContainer table="product-followers" target={product} />}
        </Stack>
      </PageMain>
    </Page>
  );
}
