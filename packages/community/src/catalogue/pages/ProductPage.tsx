import { type ExportTable, type Product, productQueries } from '@millrace/api-client';
import { ProductHeader, signInFor, toProductDetails } from '@millrace/design-system';
import {
  AllSuppliersContainer,
  FollowControlContainer,
  SupplierTableContainer,
  type SupplierTableContainerProps,
  useApiClient,
  ValueChainFigureContainer,
  ValueChainTreeContainer,
  type ValueChainTreeContainerProps,
} from '@millrace/design-system/connected';
import { ENTITLEMENTS, productPath, SITE_PATHS, viewerLevel } from '@millrace/domain';
import { type MenuItem, Page, PageMain, PageSide, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type QuoteSupplier, RequestQuoteContainer, useQuoteDialog } from '../../commerce/InquiryForm';
import { LatestPostsContainer, type LatestPostsContainerProps } from '../../feed/LatestPosts';
import { comparePath } from '../../internal/compare-address';
import type { PageSession } from '../../internal/page-session';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { EmbedLink } from '../../publishing/WidgetBuilder';
import { GuestSlides } from '../../shell/GuestSlides';
import { ActivitySummaryContainer } from '../ActivitySummary';
import { AddLinkControl } from '../AddLinkDialog';
import { ApplicationTableContainer, MaterialTableContainer } from '../LinkedProductTable';
import { AllPotentialCustomersContainer, PotentialCustomerTableContainer } from '../PotentialCustomerTable';
import { GuestInvite, ProductActionsContainer, ProductPictureContainer } from '../ProductActions';
import { ProductDocumentsContainer } from '../ProductDocuments';
import { ProductFacts } from '../ProductFacts';
import { ProductProperties } from '../ProductProperties';
import { ProductStats } from '../ProductStats';
import { type ProductTab, ProductTabNav, ProductTabPanel, productTabPath } from '../ProductTabNav';

export interface ProductPageProps extends PageSession, Pick<LatestPostsContainerProps, 'onPendingChange'> {
  /** Product from the loader; the page refetches it after a change. */
  product: Product;
  tab: ProductTab;
  /** State of the value-chain diagram, open or not and at which position, as encoded in the address. */
  diagram: Omit<ValueChainTreeContainerProps, 'product' | 'signInHref' | 'onSignInRequired'>;
}

/** Product page: head, tabs with the current panel, and sidebar. */
export function ProductPage({
  product: loaded,
  tab,
  diagram,
  viewer,
  signInHref,
  onSignInRequired,
  onPendingChange,
}: ProductPageProps) {
  const { data: product = loaded } = useQuery(productQueries(useApiClient()).detail(loaded.id));
  const [isAddingPicture, setAddingPicture] = useState(false);
  const place = { product, signInHref };
  const compareSupplier = useCompareSupplier();
  const quotes = useChosenQuotes(product, viewer);
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
            product={toProductDetails(product)}
            followersHref={signInFor('followers', signInHref) ?? productPath(product, 'followers')}
            facts={<ProductFacts product={product} tabHref={(name) => productTabPath(product, name)} />}
            details={
              product.properties &&
              product.properties.length > 0 && (
                <ProductProperties name={product.name} properties={product.properties} />
              )
            }
            onAddPicture={viewer ? () => setAddingPicture(true) : undefined}
          >
            {/* The key resets the state for another viewer. */}
            <RequestQuoteContainer key={viewer?.id} product={product} viewer={viewer} />
            <FollowControlContainer {...add} />
            {viewer ? (
              <ProductActionsContainer
                product={product}
                canEdit={viewer.can_edit_products}
                onSignInRequired={onSignInRequired}
              />
            ) : (
              signInHref !== undefined && <GuestInvite product={product} signInHref={signInHref} />
            )}
          </ProductHeader>
          {quotes.dialog}
          {viewer && (
            <ProductPictureContainer
              product={product}
              open={isAddingPicture}
              onOpenChange={setAddingPicture}
              onSignInRequired={onSignInRequired}
            />
          )}
          <div>
            <ProductTabNav
              product={product}
              current={tab}
              tabHref={(name) => productTabPath(product, name)}
            />
            <ProductTabPanel current={tab}>
              {tab === 'feed' && (
                <ProductOverview
                  {...add}
                  viewer={viewer}
                  onPendingChange={onPendingChange}
                  onRequestQuotes={quotes.onRequestQuotes}
                />
              )}
              {tab === 'suppliers' && (
                <AllSuppliersContainer
                  {...add}
                  onRequestQuotes={quotes.onRequestQuotes}
                  moreActions={compareSupplier}
                  addControl={controls('suppliers', 'suppliers')}
                />
              )}
              {tab === 'prospects' && (
                <AllPotentialCustomersContainer
                  {...place}
                  addControl={controls('customers', 'potential-customers')}
                />
              )}
              {tab === 'materials' && (
                <MaterialTableContainer
                  {...add}
                  viewer={viewer}
                  addControl={controls('materials', 'materials')}
                />
              )}
              {tab === 'enduse' && (
                <ApplicationTableContainer {...add} addControl={controls('applications', 'applications')} />
              )}
              {tab === 'valuechain' && <ValueChainTreeContainer {...add} {...diagram} />}
            </ProductTabPanel>
          </div>
        </Stack>
      </PageMain>
      <PageSide>
        <Stack gap="xl">
          {!viewer && <GuestSlides href={SITE_PATHS.signUp} />}
          <ValueChainFigureContainer
            product={product}
            treeHref={productTabPath(product, 'valuechain')}
            riskHref={productPath(product, 'concentration')}
          />
          <ProductDocumentsContainer
            product={product}
            canAdd={viewer !== null}
            onSignInRequired={onSignInRequired}
          />
          <ActivitySummaryContainer product={product} />
          <EmbedLink kind="product" id={product.id} />
        </Stack>
      </PageSide>
    </Page>
  );
}

/** Returns the menu items of a supplier that lead to where it is put beside others. */
function useCompareSupplier(): (supplier: { id: string }) => MenuItem[] {
  const messages = useMessages();
  return useCallback(
    ({ id }) => [
      { id: 'compare', name: messages.format('compare.title'), href: comparePath('companies', [id]) },
    ],
    [messages],
  );
}

/** Begins quote requests to suppliers that are chosen in a table, for viewers whose plan reaches them. @see PLAN-009 */
function useChosenQuotes(product: ProductPageProps['product'], viewer: PageSession['viewer']) {
  const { request, dialog } = useQuoteDialog(viewer);
  const canChoose = ENTITLEMENTS[viewerLevel(viewer)].quoteReach === 'sales-desk-and-suppliers';
  const onRequestQuotes = useCallback(
    (suppliers: readonly QuoteSupplier[]) => request(product, suppliers),
    [request, product],
  );
  return { dialog, onRequestQuotes: canChoose ? onRequestQuotes : undefined };
}

interface ProductOverviewProps
  extends Pick<ProductPageProps, 'product' | keyof PageSession | 'onPendingChange'>,
    Pick<SupplierTableContainerProps, 'onRequestQuotes'> {}

/** First tab: newest posts, four figures and the tables they link to. @see PROD-008, PROD-012 */
function ProductOverview({ viewer, onPendingChange, onRequestQuotes, ...add }: ProductOverviewProps) {
  const { product, signInHref } = add;
  const compareSupplier = useCompareSupplier();
  return (
    <Stack gap="2xl">
      <Stack gap="md">
        <LatestPostsContainer
          key={viewer?.id}
          about={{ kind: 'product', id: product.id, name: product.name }}
          sector={product.sector}
          viewer={viewer}
          signInHref={signInHref}
          onPendingChange={onPendingChange}
        />
        <ProductStats counts={product.counts} />
      </Stack>
      <SupplierTableContainer
        {...add}
        number={1}
        onRequestQuotes={onRequestQuotes}
        moreActions={compareSupplier}
        addControl={<AddLinkControl {...add} kind="suppliers" />}
      />
      <MaterialTableContainer
        {...add}
        viewer={viewer}
        number={2}
        addControl={<AddLinkControl {...add} kind="materials" />}
      />
      <ApplicationTableContainer
        {...add}
        number={3}
        addControl={<AddLinkControl {...add} kind="applications" />}
      />
      <PotentialCustomerTableContainer
        product={product}
        signInHref={signInHref}
        number={4}
        addControl={<AddLinkControl {...add} kind="customers" />}
      />
    </Stack>
  );
}
