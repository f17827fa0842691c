import { ArticleMatcherContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/article';

export const loader = ({ context: { webUrl } }: Route.LoaderArgs) => ({
  webUrl,
  canonical: webUrl + SITE_PATHS.widgetsOfArticle,
});

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: `${messages.format('articleMatcher.title')} · ${brand}`,
        description: messages.format('articleMatcher.lead'),
        canonical: loaderData.canonical,
      })
    : [];

/** Page that finds the products, companies and events named in an article, for editors. */
export default function ArticleRoute({ loaderData: { webUrl } }: Route.ComponentProps) {
  return (
    <Page>
      <PageMain>
        <ArticleMatcherContainer webUrl={webUrl} />
      </PageMain>
    </Page>
  );
}
