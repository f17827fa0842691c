import type { EmbeddedMedia } from './media-props';

/** Provider names, shown to the reader before anything loads from them. */
export const EMBED_PROVIDERS: Record<EmbeddedMedia['kind'], string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Returns the URL of the privacy-enhanced player, with autoplay, because it loads after a press. */
export function embedAddress(kind: EmbeddedMedia['kind'], id: string): string {
  const video = encodeURIComponent(id);
  if (kind === 'youtube') return `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`;
  // Unlisted videos play only with their hash.
  const [, unlisted, hash] = /^(\d+)\/(\w+)$/.exec(id) ?? [];
  if (unlisted) return `https://player.vimeo.com/video/${unlisted}?h=${hash}&autoplay=1&dnt=1`;
  return `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1`;
}
