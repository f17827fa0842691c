export { EmbedLink, type EmbedLinkProps } from './EmbedLink';
export { embedLinkText } from './link-text';
export type { LoadMessages } from './useLinkMessages';
export { WidgetBuilder, type WidgetBuilderProps } from './WidgetBuilder';
export type { SnippetChoice } from './WidgetBuilderCode';
export { WidgetBuilderContainer, type WidgetBuilderContainerProps } from './WidgetBuilderContainer';
export type { WidgetSubjectState } from './WidgetBuilderPreview';
