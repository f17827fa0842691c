export { EmbedLink, type EmbedLinkProps } from './EmbedLink';
export { embedLinkText } from './link-text';
export type { LoadMessages } from './useLinkMessages';
export {
  type SnippetChoice,
  WidgetBuilder,
  type WidgetBuilderProps,
  type WidgetSubjectState,
} from './WidgetBuilder';
export { WidgetBuilderContainer, type WidgetBuilderContainerProps } from './WidgetBuilderContainer';
