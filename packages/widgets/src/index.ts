export { keepReleases } from './release/keep-releases';
export type { Release } from './release/release';
export type { EmbedEventBatch, EmbedEventType } from './server/embed-events';
export {
  createEmbedHandler,
  type EmbedHandler,
  type EmbedHandlerOptions,
} from './server/embed-handler';
export { embedListener } from './server/embed-listener';
export type { CardDrawing, DrawCard } from './server/picture-store';
export { currentScripts, type ReleasedScript, type ReleasedVersion } from './server/release-list';
export type { EmbedRequest, EmbedResponse } from './server/response';
export type {
  EmbedApi,
  EmbedApplication,
  EmbedCompany,
  EmbedEvent,
  EmbedEventsAbout,
  EmbedList,
  EmbedPost,
  EmbedProduct,
  EmbedRawMaterial,
  EmbedSupplier,
} from './shared/element';
export type { Tree, TreeElement } from './shared/payload';
