import { EMBED_SOURCE_PARAMETER, type EmbedSource, readEmbedSource, readFramingSite } from '@millrace/domain';

/** The widget that led here, and the site that embeds it. */
export interface WidgetReferral {
  /** Its origin. */
  site: string;
  source: EmbedSource;
}

/** The navigation that opened a page. */
export interface OpenedPage {
  address: URL;
  /** `document.referrer`; empty if a referrer policy hides it. */
  referrer: string;
  /** True for a navigation; false for reload and history. */
  isFollowed: boolean;
}

/**
 * Returns the referral by a widget on another site or in our frame there. Null without a referrer, and for our own
 * pages, which may carry the parameter on.
 */
export function readWidgetReferral({ address, referrer, isFollowed }: OpenedPage): WidgetReferral | null {
  const source = readEmbedSource(address.searchParams.get(EMBED_SOURCE_PARAMETER) ?? '', address.pathname);
  if (!source || !isFollowed || !URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  if (!/^https?:$/.test(from.protocol)) return null;
  const site = from.origin === address.origin ? readFramingSite(from, address.origin) : from.origin;
  return site === null ? null : { site, source };
}

/** Returns the conversion event of a successful mutation; null for others. */
export function conversionEvent(
  mutationKey: readonly unknown[] | undefined,
  variables: unknown,
): 'sign_up' | 'quote' | null {
  const [area, mutation] = mutationKey ?? [];
  if (area !== 'accounts') return null;
  if (mutation === 'register' || mutation === 'registerEmail' || mutation === 'registerInWizard')
    return 'sign_up';
  const isOfProduct =
    typeof variables === 'object' && variables !== null && 'product_id' in variables && variables.product_id;
  return mutation === 'sendInquiry' && isOfProduct ? 'quote' : null;
}
