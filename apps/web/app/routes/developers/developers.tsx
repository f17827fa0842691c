import { DeveloperPage } from '@millrace/community';
import { developerPath } from '@millrace/domain';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { brand } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/developers';
import { findDeveloperPage } from './developer-page.server';

export function loader({ context, params }: Route.LoaderArgs) {
  const document = findDeveloperPage(params.page ?? '', context);
  if (!document) throw new Response(null, { status: 404 });
  return {
    document,
    canonical: context.webUrl + developerPath(document.slug),
    apiUrl: context.apiUrl,
    storybookHref: context.storybookHref,
  };
}

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: `${loaderData.document.title} · ${brand}`,
        description: loaderData.document.description,
        canonical: loaderData.canonical,
        type: 'article',
      })
    : [];

/** Documentation for publishers, users of the API and adopters of the components. */
export default function DevelopersRoute({ loaderData }: Route.ComponentProps) {
  const { document, apiUrl, storybookHref } = loaderData;
  return (
    <DeveloperPage
      document={document}
      referenceHref={`${apiUrl}/docs`}
      contractHref={`${apiUrl}/openapi.json`}
      storybookHref={storybookHref}
    />
  );
}
