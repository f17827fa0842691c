import { companyQueries, productQueries } from '@millrace/api-client';
import {
  ComparePage,
  comparedCompanyReads,
  comparedProductReads,
  comparePath,
  readComparedAddress,
} from '@millrace/community';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { KeptPages } from '../../hydration/kept-pages';
import { refuseIfLimited } from '../../loader-failures';
import { brand, messages } from '../../messages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/compare';

/** Reads what the address compares, all at once; what is not found is said in its column. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const { kind, ids } = readComparedAddress(new URL(request.url).searchParams);
  const names = await Promise.all(
    ids.map((id) =>
      kind === 'products'
        ? readProduct(queries, comparedProductReads(productQueries(client), id))
        : readCompany(queries, comparedCompanyReads(companyQueries(client), id)),
    ),
  );
  refuseIfLimited(queries);
  return { kind, names: names.filter((name) => name !== undefined), state: dehydrate(queries) };
}

async function readProduct(queries: QueryClient, reads: ReturnType<typeof comparedProductReads>) {
  await Promise.all([
    queries.prefetchQuery(reads.detail),
    queries.prefetchQuery(reads.concentration),
    queries.prefetchInfiniteQuery(reads.inputs),
    queries.prefetchInfiniteQuery(reads.uses),
  ]);
  return queries.getQueryData(reads.detail.queryKey)?.name;
}

async function readCompany(queries: QueryClient, reads: ReturnType<typeof comparedCompanyReads>) {
  await Promise.all([queries.prefetchQuery(reads.detail), queries.prefetchInfiniteQuery(reads.products)]);
  return queries.getQueryData(reads.detail.queryKey)?.name;
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const names = loaderData?.names ?? [];
  const title = messages.format(`compare.${loaderData?.kind ?? 'products'}`);
  return [
    { title: [...(names.length > 0 ? [messages.list(names)] : []), title, brand].join(' · ') },
    { name: 'robots', content: 'noindex' },
  ];
};

/** Two to four products or companies side by side, as the address says; open to all. */
export default function CompareRoute({ loaderData: { state } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const viewer = useViewer();
  const compared = readComparedAddress(query);
  return (
    <KeptPages state={state}>
      <ComparePage
        compared={compared}
        viewer={viewer}
        onChange={(ids) => void navigate(comparePath(compared.kind, ids), { preventScrollReset: true })}
      />
    </KeptPages>
  );
}
