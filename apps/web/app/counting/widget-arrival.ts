import { EMBED_SOURCE_PARAMETER, type EmbedSource, readEmbedSource, readFramingSite } from '@millrace/domain';

/** The widget whose link led a reader here, and the site on which it stands. */
export interface WidgetArrival {
  /** Its origin. */
  site: string;
  source: EmbedSource;
}

/** A page as it was opened. */
export interface OpenedPage {
  address: URL;
  /** As the browser tells it; empty where the site or the link tells it not to. */
  referrer: string;
  /** Whether a link was followed: neither a reload, nor a way back. */
  isFollowed: boolean;
}

/**
 * Whether a widget of another site led here, in its page or in a frame of ours on it. Without a referrer it is not known
 * of which, and a page of our own that leads on with the same parameter is none.
 */
export function readWidgetArrival({ address, referrer, isFollowed }: OpenedPage): WidgetArrival | null {
  const source = readEmbedSource(address.searchParams.get(EMBED_SOURCE_PARAMETER) ?? '', address.pathname);
  if (!source || !isFollowed || !URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  if (!/^https?:$/.test(from.protocol)) return null;
  const site = from.origin === address.origin ? readFramingSite(from, address.origin) : from.origin;
  return site === null ? null : { site, source };
}

/** What a write of a page counts as, for the widget that led to the page; null for all others. */
export function mutationOutcome(
  mutationKey: readonly unknown[] | undefined,
  variables: unknown,
): 'sign_up' | 'quote' | null {
  const [area, deed] = mutationKey ?? [];
  if (area !== 'accounts') return null;
  if (deed === 'register' || deed === 'registerEmail' || deed === 'registerInWizard') return 'sign_up';
  const isOfProduct =
    typeof variables === 'object' && variables !== null && 'product_id' in variables && variables.product_id;
  return deed === 'sendInquiry' && isOfProduct ? 'quote' : null;
}
