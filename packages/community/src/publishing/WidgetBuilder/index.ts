export { EmbedLink, type EmbedLinkProps } from './EmbedLink';
export { WidgetBuilder, type WidgetBuilderProps } from './WidgetBuilder';
export type { SnippetChoice } from './WidgetBuilderCode';
export type { LoadMessages } from './WidgetBuilderContainer';
export {
  embedLinkText,
  WidgetBuilderContainer,
  type WidgetBuilderContainerProps,
} from './WidgetBuilderContainer';
export type { WidgetSubjectState } from './WidgetBuilderPreview';
