import type { Release, ReleasedCard } from '../release/release';
import { BusyError, type PictureStore } from './picture-store';
import { type EmbedResponse, respond, respondError } from './response';

/** Programs that read mail ask once and keep it; a card that changes is drawn anew within the hour. */
const FRESH = 'public, max-age=3600, stale-while-revalidate=86400';

export interface PictureRequest {
  card: ReleasedCard;
  language: string;
  /** As `data-theme`; whatever is not `dark` is light, as a picture follows no page. */
  theme: string;
  /** The custom properties that are set on it. */
  properties: Readonly<Record<string, string>>;
  clientKey: string | undefined;
}

/** A picture of a card, for newsletters and feeds: where neither scripts nor frames work. */
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
