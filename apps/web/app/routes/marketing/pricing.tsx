import { PricingPage, pricingFaqEntries } from '@millrace/community';
import { PLAN_OFFERS, PLANS, SITE_PATHS } from '@millrace/domain';
import { redirect } from 'react-router';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { loadViewer } from '../../session/viewer.server';
import type { Route } from './+types/pricing';

/** Redirects members, who choose a plan on a page of their own. @see PAGE-003, GAP-006 */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (await loadViewer(context, request)) throw redirect(SITE_PATHS.networkFeed);
  return {
    // Loaded from the server, so that the text is in no bundle.
    entries: pricingFaqEntries(brand),
    salesEmail: context.contact.salesEmail,
    canonical: context.webUrl + SITE_PATHS.pricing,
  };
}

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: messages.format('pricingCards.metaTitle'),
        description: messages.format('pricingCards.metaDescription'),
        canonical: loaderData.canonical,
        schema: {
          '@type': 'Product',
          name: brand,
          description: messages.format('pricingCards.metaDescription'),
          offers: PLANS.map((plan) => ({
            '@type': 'Offer',
            name: PLAN_OFFERS[plan].name,
            price: PLAN_OFFERS[plan].priceUsd,
            priceCurrency: 'USD',
          })),
        },
      })
    : [];

/** Prices of the plans. @see PLAN-010 */
export default function PricingRoute({ loaderData: { entries, salesEmail } }: Route.ComponentProps) {
  return <PricingPage entries={entries} salesEmail={salesEmail} />;
}
