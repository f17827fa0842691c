import { PreflightContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/check';

export const loader = ({ context }: Route.LoaderArgs) => ({
  canonical: context.webUrl + SITE_PATHS.widgetCheck,
});

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: `${messages.format('preflight.title')} · ${brand}`,
        description: messages.format('preflight.metaDescription'),
        canonical: loaderData.canonical,
      })
    : [];

/** Page that checks if cards work on a publisher's page. */
export default function WidgetCheckRoute() {
  return (
    <Page>
      <PageMain>
        <PreflightContainer widgetsHref={SITE_PATHS.widgets} />
      </PageMain>
    </Page>
  );
}
