import { type ExportTable, productQueries } from '@millrace/api-client';
import { aProduct } from '@millrace/api-mocks';
import { ProductHeader } from '@millrace/design-system';
import {
  AllSuppliersContainer,
  FollowControlContainer,
  useApiClient,
  ValueChainFigureContainer,
} from '@millrace/design-system/connected';
import { productPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain, PageSide, Stack } from '@millrace/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInFor } from '../account/LoginDialog';
import { ActivitySummaryContainer } from '../catalogue/ActivitySummary';
import { AddLinkControl } from '../catalogue/AddLinkDialog';
import { ApplicationTableContainer, MaterialTableContainer } from '../catalogue/LinkedProductTable';
import { AllPotentialCustomersContainer } from '../catalogue/PotentialCustomerTable';
import { ProductActionsContainer, ProductPictureContainer } from '../catalogue/ProductActions';
import { PRODUCT_TABS, type ProductTab, ProductTabNav, ProductTabPanel } from '../catalogue/ProductTabNav';
import { RequestQuoteContainer } from '../commerce/InquiryForm';
import { SpreadsheetMenuContainer } from '../operations/SpreadsheetMenu';
import { EmbedLink } from '../publishing/WidgetBuilder';
import { GuestSlides } from '../shell/GuestSlides';
import { ProductOverview } from './ProductOverview';
import { ProductTree } from './ProductTree';
import { useScreen } from './ScreenContext';

const preform = aProduct();

/** Where the community has the tab of a product. */
export const tabAddress = (tab: ProductTab): string =>
  tab === 'feed' ? productPath(preform) : `${productPath(preform)}?tab=${tab}`;

/** A product: its head, its tabs with what the current one shows, and what stands beside them. */
export function ProductScreen() {
  const { viewer, query, signInHref, onSignInRequired } = useScreen();
  // A page is rendered with its product; what changes later is read.
  const { data: product = preform } = useQuery(productQueries(useApiClient()).detail(preform.id));
  const [isAddingPicture, setAddingPicture] = useState(false);
  const tab = PRODUCT_TABS.find((known) => known === query.get('tab')) ?? 'feed';
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
            <FollowControlContainer {...add} />
            <RequestQuoteContainer product={product} viewer={viewer} />
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
            <ProductTabNav product={product} current={tab} tabHref={tabAddress} />
            <ProductTabPanel current={tab}>
              {tab === 'feed' && <ProductOverview {...add} />}
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
              {tab === 'valuechain' && <ProductTree product={product} />}
            </ProductTabPanel>
          </div>
        </Stack>
      </PageMain>
      <PageSide>
        <Stack gap="xl">
          {!viewer && <GuestSlides href={SITE_PATHS.signUp} />}
          <ValueChainFigureContainer product={product} treeHref={tabAddress('valuechain')} />
          <ActivitySummaryContainer product={product} />
          <EmbedLink kind="product" id={product.id} />
        </Stack>
      </PageSide>
    </Page>
  );
}
