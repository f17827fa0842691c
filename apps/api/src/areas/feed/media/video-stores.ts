import type { Context } from '../../../platform/context';
import { ownVideoStore, type VideoStore } from './video-store';
import { vimeoVideoStore } from './vimeo-video-store';

/** What is needed to know of videos, and to forget them. */
export type VideoContext = Pick<Context, 'config' | 'db' | 'storage' | 'log'>;

/** The stores of a server. New videos go to the first; the others have what was begun before. */
export function storesOf(context: VideoContext): readonly [VideoStore, ...VideoStore[]] {
  const own = ownVideoStore(context);
  const { vimeo } = context.config;
  return vimeo ? [vimeoVideoStore(vimeo, context.log), own] : [own];
}

/** The store that has a video; undefined of a provider that is no longer configured. */
export const storeOf = (
  context: VideoContext,
  { store }: { store: VideoStore['kind'] },
): VideoStore | undefined => storesOf(context).find(({ kind }) => kind === store);
