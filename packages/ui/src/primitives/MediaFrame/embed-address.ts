import type { EmbeddedMedia } from './media-props';

/** What the reader is told before anything is asked of them. */
export const EMBED_PROVIDERS: Record<EmbeddedMedia['kind'], string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Address of the player that keeps no record of who watches, playing at once: it is asked for by a press. */
export function embedAddress(kind: EmbeddedMedia['kind'], id: string): string {
  const video = encodeURIComponent(id);
  if (kind === 'youtube') return `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`;
  // Unlisted videos play for those only who know their hash.
  const [, unlisted, hash] = /^(\d+)\/(\w+)$/.exec(id) ?? [];
  if (unlisted) return `https://player.vimeo.com/video/${unlisted}?h=${hash}&autoplay=1&dnt=1`;
  return `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1`;
}
