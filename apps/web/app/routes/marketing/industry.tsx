import { IndustryPage, industryText } from '@millrace/community';
import { INDUSTRY_PAGES, industryPath, isIndustryPageId, SITE_PATHS } from '@millrace/domain';
import { PageMain } from '@millrace/ui';
import { redirect } from 'react-router';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { notFound } from '../../loader-failures';
import { messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { loadViewer } from '../../session/viewer.server';
import type { Route } from './+types/industry';
import { loadIndustry } from './industry.loader.server';

/** Page for guests; members are redirected to their feed. @see PAGE-003, PAGE-026 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { id } = params;
  if (!isIndustryPageId(id)) throw notFound();
  if (await loadViewer(context, request)) throw redirect(SITE_PATHS.networkFeed);
  return {
    ...(await loadIndustry(context, id)),
    sector: INDUSTRY_PAGES[id],
    // Loaded from the server, so that the text is in no bundle.
    text: industryText(id),
    canonical: context.webUrl + industryPath(id),
  };
}

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: messages.format('industryPage.metaTitle', {
          sector: messages.format(`sector.${loaderData.sector}`),
        }),
        description: loaderData.text.lead,
        canonical: loaderData.canonical,
      })
    : [{ title: messages.format('notFound.title') }, { name: 'robots', content: 'noindex' }];

/** @see MKT-021, MKT-023 */
export default function IndustryRoute({ loaderData }: Route.ComponentProps) {
  const { sector, text, products, companies, events } = loaderData;
  return (
    <PageMain>
      <IndustryPage
        sector={sector}
        text={text}
        products={products}
        companies={companies}
        events={events}
        signUpHref={SITE_PATHS.signUp}
        eventsHref={SITE_PATHS.events}
      />
    </PageMain>
  );
}
