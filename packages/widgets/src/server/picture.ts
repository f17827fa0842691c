import type { Release, ReleasedCard } from '../release/release';
import { BusyError, type PictureStore } from './picture-store';
import { type EmbedResponse, respond, respondError } from './response';

/** Mail programs request a picture once and cache it; a changed card is re-rendered within an hour. */
const FRESH = 'public, max-age=3600, stale-while-revalidate=86400';

export interface PictureRequest {
  card: ReleasedCard;
  language: string;
  /** Value of `data-theme`; anything but `dark` is light, as a picture has no page to follow. */
  theme: string;
  /** CSS custom properties set on it. */
  properties: Readonly<Record<string, string>>;
  clientKey: string | undefined;
}

/** Responds with a picture of a card, for newsletters and feeds, which support neither scripts nor frames. */
export async function respondPicture(
  { card, language, theme, properties, clientKey }: PictureRequest,
  release: Release,
  pictures: PictureStore,
): Promise<EmbedResponse> {
  try {
    const drawing = {
      tree: card.tree,
      css: release.sheet([card]),
      theme: theme === 'dark' ? 'dark' : 'light',
      language,
      properties,
    } as const;
    const picture = await pictures.get(drawing, clientKey);
    return respond(200, 'image/png', picture, { 'cache-control': FRESH });
  } catch (error) {
    const why = error instanceof BusyError ? 'Too many pictures are being drawn.' : 'It could not be drawn.';
    return respondError(503, 'unavailable', why);
  }
}
