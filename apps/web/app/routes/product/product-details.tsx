import { productQueries } from '@millrace/api-client';
import {
  ActivitySummaryContainer,
  AllPotentialCustomersContainer,
  AllSuppliersContainer,
  ApplicationTableContainer,
  FollowControlContainer,
  GuestSlides,
  MaterialTableContainer,
  Page,
  PageMain,
  PageSide,
  ProductHeader,
  ProductTabNav,
  ProductTabPanel,
  Stack,
  useApiClient,
  ValueChainFigureContainer,
} from '@millrace/design-system';
import { productPath, SITE_PATHS } from '@millrace/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { ProductOverview } from './product-overview';
import { tabHref, tabOf } from './product-sections';
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
  const tab = tabOf(query);
  const place = { product, signInHref };
  return (
    <Page columns="two">
      <PageMain>
        <Stack gap="lg">
          <ProductHeader product={product} followersHref={signInHref ?? productPath(product, 'followers')}>
            <FollowControlContainer {...place} onSignInRequired={onSignInRequired} />
          </ProductHeader>
          <div>
            <ProductTabNav product={product} current={tab} hrefOf={(name) => tabHref(product, name)} />
            <ProductTabPanel current={tab}>
              {tab === 'feed' && <ProductOverview product={product} signInHref={signInHref} />}
              {tab === 'suppliers' && <AllSuppliersContainer {...place} />}
              {tab === 'prospects' && <AllPotentialCustomersContainer {...place} />}
              {tab === 'materials' && <MaterialTableContainer {...place} />}
              {tab === 'enduse' && <ApplicationTableContainer {...place} />}
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
        </Stack>
      </PageSide>
    </Page>
  );
}
