import { type ExportTable, productQueries } from '@millrace/api-client';
import {
  ActivitySummaryContainer,
  AddLinkControl,
  AllPotentialCustomersContainer,
  ApplicationTableContainer,
  EmbedLink,
  GuestSlides,
  MaterialTableContainer,
  ProductActionsContainer,
  ProductPictureContainer,
  ProductTabNav,
  ProductTabPanel,
  RequestQuoteContainer,
  SpreadsheetMenuContainer,
} from '@millrace/community';
import { ProductHeader, signInFor } from '@millrace/design-system';
import {
  AllSuppliersContainer,
  FollowControlContainer,
  useApiClient,
  ValueChainFigureContainer,
} from '@millrace/design-system/connected';
import { productPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain, PageSide, Stack } from '@millrace/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import { ProductOverview } from './product-overview';
import { parseProductTab, tabHref } from './product-sections';
import { ValueChainTab } from './value-chain-tab';

export interface ProductDetailsProps {
  /** The loader has read the product; this reads it again after a change. */
  productId: string;
}

/** The details view: head, tabs, and what the current tab shows. */
export function ProductDetails({ productId }: ProductDetailsProps) {
  const { data: product } = useSuspenseQuery(productQueries(useApiClient()).detail(productId));
  const [query] = useSearchParams();
  const signInHref = useSignInHref();
  const onSignInRequired = useSignInAgain();
  const viewer = useViewer();
  const [isAddingPicture, setAddingPicture] = useState(false);
  const tab = parseProductTab(query);
  const place = { product, signInHref };
  const add = { ...place, onSignInRequired };
  const controls = (kind: 'suppliers' | 'customers' | 'materials' | 'applications', table: ExportTable) => (
    <>
      <AddLinkControl {...add} kind={kind} />
      {viewer && (
        <SpreadsheetMenuContainer
          table={table}
          target={product}
          adds={kind === 'customers' ? undefined : kind}
          onSignInRequired={onSignInRequired}
        />
      )}
    </>
  );
  return (
    <Page columns="two">
      <PageMain>
        <Stack gap="lg">
          <ProductHeader
            product={product}
            followersHref={signInFor('followers', signInHref) ?? productPath(product, 'followers')}
            onAddPicture={viewer ? () => setAddingPicture(true) : undefined}
          >
            <FollowControlContainer {...place} onSignInRequired={onSignInRequired} />
            <RequestQuoteContainer key={viewer?.id} product={product} viewer={viewer} />
            {viewer && (
              <ProductActionsContainer
                product={product}
                canEdit={viewer.can_edit_products}
                onSignInRequired={onSignInRequired}
              />
            )}
          </ProductHeader>
          {viewer && (
            <ProductPictureContainer
              product={product}
              open={isAddingPicture}
              onOpenChange={setAddingPicture}
              onSignInRequired={onSignInRequired}
            />
          )}
          <div>
            <ProductTabNav product={product} current={tab} tabHref={(name) => tabHref(product, name)} />
            <ProductTabPanel current={tab}>
              {tab === 'feed' && (
                <ProductOverview
                  product={product}
                  signInHref={signInHref}
                  onSignInRequired={onSignInRequired}
                />
              )}
              {tab === 'suppliers' && (
                <AllSuppliersContainer {...add} addControl={controls('suppliers', 'suppliers')} />
              )}
              {tab === 'prospects' && (
                <AllPotentialCustomersContainer
                  {...place}
                  addControl={controls('customers', 'potential-customers')}
                />
              )}
              {tab === 'materials' && (
                <MaterialTableContainer {...add} addControl={controls('materials', 'materials')} />
              )}
              {tab === 'enduse' && (
                <ApplicationTableContainer {...add} addControl={controls('applications', 'applications')} />
              )}
              {tab === 'valuechain' && <ValueChainTab product={product} />}
            </ProductTabPanel>
          </div>
        </Stack>
      </PageMain>
      <PageSide>
        <Stack gap="xl">
          {signInHref !== undefined && <GuestSlides href={SITE_PATHS.signUp} />}
          <ValueChainFigureContainer product={product} treeHref={tabHref(product, 'valuechain')} />
          <ActivitySummaryContainer product={product} />
          <EmbedLink kind="product" id={product.id} />
        </Stack>
      </PageSide>
    </Page>
  );
}
