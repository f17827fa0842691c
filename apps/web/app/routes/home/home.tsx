import { isApiError, productQueries } from '@millrace/api-client';
import { Page, PageMain, SectorTiles, Welcome } from '@millrace/design-system';
import { SECTORS } from '@millrace/domain';
import { requestData } from '../../api.server';
import { orPageProblem } from '../../loader-failures';
import { messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { notForSignIn } from '../../session/sign-in-href';
import type { Route } from './+types/home';

/** The product at the heart of each sector; one that this installation lacks is left out. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const read = productQueries(client);
  const found = await Promise.all(
    SECTORS.map(async ({ key: sector }) => {
      const product = await queries.fetchQuery(read.detail(context.communities[sector])).catch(nullIfMissing);
      return product && { id: product.id, name: product.name, sector };
    }),
  );
  return { communities: found.filter((product) => product !== null), origin: context.webUrl };
}

function nullIfMissing(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  return orPageProblem(error);
}

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: messages.format('welcome.metaTitle'),
        description: messages.format('welcome.metaDescription'),
        canonical: `${loaderData.origin}/`,
      })
    : [];

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageMain>
        <Welcome />
        <SectorTiles communities={loaderData.communities} />
      </PageMain>
    </Page>
  );
}
