import type { Context } from '../../../platform/context';
import { ownVideoStore, type VideoStore } from './video-store';
import { vimeoVideoStore } from './vimeo-video-store';

/** Dependencies for reading and deleting videos. */
export type VideoContext = Pick<Context, 'config' | 'db' | 'storage' | 'log'>;

/** Video stores of a server. New videos go to the first; the others remain for existing uploads. */
export function storesOf(context: VideoContext): readonly [VideoStore, ...VideoStore[]] {
  const own = ownVideoStore(context);
  const { vimeo } = context.config;
  return vimeo ? [vimeoVideoStore(vimeo, context.log), own] : [own];
}

/** Finds the store of a video; undefined if its provider is no longer configured. */
export const storeOf = (
  context: VideoContext,
  { store }: { store: VideoStore['kind'] },
): VideoStore | undefined => storesOf(context).find(({ kind }) => kind === store);
