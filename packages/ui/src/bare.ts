/*
 * Parts that need no more of React than elements, context and hooks: for widgets, which use a far smaller runtime.
 */
export { type Environment, EnvironmentContext, useEnvironment } from './hooks/environment';
export { classNames } from './internal/class-names';
export {
  createTextMeasure,
  estimateWidth,
  LABEL_WIDTH,
  type TextMeasure,
  type WrapOptions,
  wrapLabel,
} from './internal/wrap-label';
export { MessagesContext, useMessages } from './messages/MessagesContext';
export type { MessageKey, Messages } from './messages/messages';
export { useArtSource } from './primitives/Art/useArtSource';
export { LightProvider, type LightProviderProps } from './primitives/LightProvider';
export { BareLink, type BareLinkProps } from './primitives/Link/BareLink';
export { SECTOR_HUES, type SectorHue, sectorAttribute } from './styles/sectors';
