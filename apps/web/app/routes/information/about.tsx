import { AboutUs } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/about';

export const loader = ({ context }: Route.LoaderArgs) => ({
  salesEmail: context.contact.salesEmail,
  canonical: context.webUrl + SITE_PATHS.about,
});

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: `${messages.format('aboutUs.title')} · ${brand}`,
        description: messages.format('aboutUs.metaDescription'),
        canonical: loaderData.canonical,
      })
    : [];

/** @see MKT-015 */
export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageMain>
        <AboutUs salesEmail={loaderData.salesEmail} />
      </PageMain>
    </Page>
  );
}
