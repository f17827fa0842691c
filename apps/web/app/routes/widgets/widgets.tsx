import { companyQueries, eventQueries, productQueries } from '@millrace/api-client';
import { WidgetBuilderPage } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { brand, messages, messagesIn } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/widgets';
import { readBuilder } from './builder-address';
import { useBuilderAddress } from './useBuilderAddress';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const { about, part } = readBuilder(new URL(request.url).searchParams).choices;
  const products = productQueries(client);
  // The builder itself reports missing entries and failures.
  await Promise.all([
    about?.kind === 'product' && queries.prefetchQuery(products.detail(about.id)),
    about?.kind === 'company' && queries.prefetchQuery(companyQueries(client).detail(about.id)),
    about?.kind === 'event' && queries.prefetchQuery(eventQueries(client).detail(about.id)),
    part.length === 36 && queries.prefetchQuery(products.detail(part)),
  ]);
  refuseIfLimited(queries);
  return {
    state: dehydrate(queries),
    webUrl: context.webUrl,
    scripts: context.widgetScripts,
    canonical: context.webUrl + SITE_PATHS.widgets,
  };
}

/** Skips revalidation if only the query changes, as the page itself fetches the next selection. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.currentUrl.pathname !== args.nextUrl.pathname && skipRevalidationOnLogin(args);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: `${messages.format('widgetBuilder.title')} · ${brand}`,
        description: messages.format('widgetBuilder.lead'),
        canonical: loaderData.canonical,
      })
    : [];

/** Widget builder, in which editors create snippets. */
export default function WidgetsRoute({ loaderData: { state, webUrl, scripts } }: Route.ComponentProps) {
  const [chosen, choose] = useBuilderAddress();
  return (
    <HydrationBoundary state={state}>
      <WidgetBuilderPage
        {...chosen}
        onChoicesChange={(choices) => choose({ choices })}
        onSnippetChange={(snippet) => choose({ snippet })}
        webUrl={webUrl}
        scripts={scripts}
        loadMessages={messagesIn}
      />
    </HydrationBoundary>
  );
}
