import { catalogueQueries, productMutations } from '@millrace/api-client';
import { useApiClient, useSearchHits, useSend } from '@millrace/design-system/connected';
import { FIRST_FEED_DELAY_MS, INDUSTRIES, type Sector } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FeedOnboarding, type FeedOnboardingProps } from './FeedOnboarding';
import type { FirstFeedProduct, IndustryProducts } from './first-feed';

export interface FeedOnboardingContainerProps extends Pick<FeedOnboardingProps, 'headingLevel'> {
  /** Initially selected industry. Default: none. */
  initialIndustry?: Sector | null | undefined;
  /** Initially selected products, such as those of the member's company. Default: none. */
  initialSelected?: readonly FirstFeedProduct[] | undefined;
  /** Called 1 s after all products are followed: open the global feed. @see FEED-011 */
  onDone: () => void;
}

/** Follows the selected products, one call each. @see FEED-010, FEED-011, DIFF-008 */
export function FeedOnboardingContainer({
  initialIndustry = null,
  initialSelected = NONE,
  onDone,
  headingLevel,
}: FeedOnboardingContainerProps) {
  const client = useApiClient();
  const [industry, setIndustry] = useState<Sector | null>(initialIndustry);
  const [selected, setSelected] = useState<readonly FirstFeedProduct[]>(initialSelected);
  const [text, setText] = useState('');
  const [isFollowed, setIsFollowed] = useState(false);
  const following = useSend(productMutations(client).followAll());
  const { hits, status } = useSearchHits(text, 'products', 'onboarding');
  const hasList = (INDUSTRIES.find(({ sector }) => sector === industry)?.products.length ?? 0) > 0;
  const products = useIndustryProducts(industry);
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setTimeout(onDone, FIRST_FEED_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isFollowed, onDone]);

  return (
    <FeedOnboarding
      {...(headingLevel === undefined ? {} : { headingLevel })}
      industry={industry}
      onIndustryChange={setIndustry}
      products={products}
      selected={selected}
      onSelectedChange={(next) => {
        following.dismiss();
        setSelected(next);
      }}
      search={industry === null || hasList ? undefined : { text, onTextChange: setText, hits, status }}
      state={{ status: feedOnboardingStatus(following, isFollowed) }}
      onViewFeed={() => void following.send({ ids: selected.map(({ id }) => id) }, () => setIsFollowed(true))}
    />
  );
}

const NONE: readonly FirstFeedProduct[] = [];

/** Number of products offered for a sector, more than any fixed list has; the rest is found by search. */
const LISTED_MAX = 50;

/**
 * Returns the fixed list of an industry, or else the products of its sector from the API. Kind and number of suppliers
 * are added once loaded.
 */
function useIndustryProducts(industry: Sector | null): IndustryProducts {
  const found = INDUSTRIES.find(({ sector }) => sector === industry);
  const isAsked = found !== undefined && found.products.length === 0;
  const query = useInfiniteQuery({
    ...catalogueQueries(useApiClient()).products({
      sector: [industry ?? 'green-hydrogen'],
      limit: LISTED_MAX,
    }),
    enabled: found !== undefined,
  });
  if (!found) return { status: 'none' };
  const { sector } = found;
  const known = query.data?.items ?? [];
  if (!isAsked) {
    const facts = new Map(known.map(({ id, kind, counts }) => [id, { kind, suppliers: counts.suppliers }]));
    return {
      status: 'ready',
      products: found.products.map((product) => ({ ...product, sector, ...facts.get(product.id) })),
    };
  }
  if (query.data) {
    const products = known.map(({ id, name, kind, counts }) => ({
      ...{ id, name, sector, kind, suppliers: counts.suppliers },
    }));
    return { status: 'ready', products };
  }
  return query.isError ? { status: 'error', onRetry: () => void query.refetch() } : { status: 'loading' };
}

function feedOnboardingStatus(
  { isSending, failure }: { isSending: boolean; failure: unknown },
  isFollowed: boolean,
): FeedOnboardingProps['state']['status'] {
  if (isFollowed) return 'followed';
  if (isSending) return 'following';
  return failure ? 'failed' : 'choosing';
}
